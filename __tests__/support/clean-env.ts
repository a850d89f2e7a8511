/** The environment without the settings of a deployment, which would change the tested sites. */
export function cleanEnv(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PORT, SITE_URL, ...env } = process.env;
  return { ...env, ...added };
}
