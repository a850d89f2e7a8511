import { checkedSites } from '@/lib/site/localized-site';
import { bare, bareInHebrew } from '../../fixtures/bare';
import { testDocuments } from '../../owner/support/document-tests';

// An owner with two languages, and with the e-mail address that the import writes if a résumé has
// none.
testDocuments(checkedSites({ '': bare, he: bareInHebrew }));
