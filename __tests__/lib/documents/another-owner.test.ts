import { bare, bareInHebrew } from '../../fixtures/bare';
import { testDocuments } from '../../owner/support/document-tests';
import { sitesOf } from '../../support/site';

// An owner with two languages, and with the e-mail address that the import writes if a résumé has
// none.
testDocuments(sitesOf({ '': bare, he: bareInHebrew }));
