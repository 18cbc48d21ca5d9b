const passedOn = ['PATH', 'LD_LIBRARY_PATH', 'NIX_LD', 'NIX_LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

/**
 * What Postgres's programs see of the environment: no PG* variable that would change their behaviour, a
 * locale that exists everywhere, and none of the server's secrets, since they may run as another user.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = passedOn.filter((name) => process.env[name] !== undefined);
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), LC_ALL: 'C', TZ: 'UTC' };
}
