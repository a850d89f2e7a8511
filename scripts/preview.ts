// npm run preview: serves the last build.
import { readSettings, runScript, serve } from './preview/serve';

runScript(async () => serve(readSettings(process.argv.slice(2), process.env)));
