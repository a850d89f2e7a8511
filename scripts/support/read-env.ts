// Import this file before what reads settings: commands then have those of the build.
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd());
