import { type Config, productionProblems } from '../../config.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

/** The oldest major version that still gets security fixes. */
const OLDEST_NODE = 22;

/** Whether real people use the site, or will: whichever database it has. */
export const isReal = ({ demo }: Config): boolean => !demo;

/** What stops a real site is wrong; a demo, or a computer on which somebody tries the site, may be without. */
export const wrongIfReal = (config: Config): typeof wrong => (isReal(config) ? wrong : warning);

export function checkNodeVersion(version: string): Finding {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return ok('Node', version);
  return warning('Node', `${version} no longer gets security fixes.`, 'Install the newest LTS.');
}

/** Checks what a real installation needs: secret, PUBLIC_URL and proxies. */
export function checkConfiguration(config: Config, environment: NodeJS.ProcessEnv): Finding[] {
  const kind = isReal(config) ? 'a real site' : 'a demo';
  const problems = productionProblems({ ...config, production: true }, environment).map((problem) => {
    const [name = '', ...rest] = problem.split(': ');
    return wrong(name, rest.join(': '), 'The server refuses to start in production.');
  });
  const findings = [ok('Configuration', `valid; ${kind} at ${config.publicUrl}`), ...problems];
  if (config.secure && config.trustedProxies.length === 0)
    findings.push(
      warning(
        'TRUSTED_PROXIES',
        'empty: all visitors appear to have the address of the proxy and share its rate limits.',
        "Set the proxy's address, such as 127.0.0.1.",
      ),
    );
  return findings;
}
