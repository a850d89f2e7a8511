import { sites } from '@/lib/site/sites';
import { testDocuments } from '../support/document-tests';

testDocuments(sites());
