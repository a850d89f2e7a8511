// Import this file before what reads settings: commands then have those of the build, which Next
// reads from these files. What the environment has, and then an earlier file, counts.
import { existsSync } from 'node:fs';

for (const file of ['.env.production.local', '.env.local', '.env.production', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}
