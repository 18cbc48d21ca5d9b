import { type Config, productionFaults } from '../../config.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

/** The oldest major version that still gets security fixes. */
const OLDEST_NODE = 22;

/** Whether real people use it: a database of its own, and no demo. */
export function isReal({ databaseUrl, demo }: Config): boolean {
  return databaseUrl !== undefined && !demo;
}

export function checkNodeVersion(version: string): Finding {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return ok('Node', version);
  return warning('Node', `${version} gets no security fixes any more.`, 'Install the newest LTS.');
}

/** Secret, PUBLIC_URL and proxies, as a real installation needs them. */
export function checkConfiguration(config: Config, environment: NodeJS.ProcessEnv): Finding[] {
  const kind = isReal(config) ? 'a real site' : config.demo ? 'a demo' : 'a site on the embedded database';
  const faults = productionFaults({ ...config, production: true }, environment).map((fault) => {
    const [name = '', ...rest] = fault.split(': ');
    return wrong(name, rest.join(': '), 'The server refuses to start in production.');
  });
  const findings = [ok('Configuration', `can be read; ${kind} at ${config.publicUrl}`), ...faults];
  if (config.secure && config.trustedProxies.length === 0)
    findings.push(
      warning(
        'TRUSTED_PROXIES',
        'empty: all visitors seem to have the address of the proxy, and share its limits.',
        "Set the proxy's address, such as 127.0.0.1.",
      ),
    );
  return findings;
}
