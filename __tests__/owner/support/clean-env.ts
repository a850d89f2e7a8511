/**
 * The environment without the settings of a deployment, and without those of git: a hook passes on
 * the index of its own repository, and git would use it in each folder.
 */
export function cleanEnv(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { BASE_PATH, SITE_URL, ...env } = process.env;
  for (const name of Object.keys(env)) {
    if (name.startsWith('GIT_')) delete env[name];
  }
  return { ...env, ...added };
}
