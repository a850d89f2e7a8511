// npm run preview: serves the last build.
import { readSettings, serve } from './preview/serve';
import { runScript } from './support/run-script';

runScript(async () => serve(readSettings(process.argv.slice(2), process.env)));
