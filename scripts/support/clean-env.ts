/** The environment without the settings of a deployment, which would change the tested sites. */
export function cleanEnv(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { BASE_PATH, PORT, SITE_URL, ...env } = process.env;
  return { ...env, ...added };
}
