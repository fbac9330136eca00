/** Native code has no business with keys and database addresses. */
export function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secret = /^EASEL_|TOKEN|SECRET|PASSWORD|_KEY|_URL/i;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !secret.test(name)));
}
