import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import type * as EntryServer from '../../../client/entry-server.tsx';
import type { PageSource } from './page-source.ts';
import { createPageTemplate } from './page-template.ts';

const PREAMBLE_PATH = '/@react-preamble.js';

/** What Vite's React plugin would add as an inline script, which the CSP forbids. */
const PREAMBLE = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

const SCRIPTS = ['/@vite/client', PREAMBLE_PATH]
  .map((path) => `<script type="module" src="${path}"></script>`)
  .join('\n');

const SHEET_PATH = '/@sheet.css';

/** All styles of the client in one sheet, as in a built page: otherwise pages would be unstyled until their code runs. */
async function sheetOf(vite: ViteDevServer): Promise<string> {
  const files = await readdir(vite.config.root, { recursive: true });
  const sheets = files.filter((file) => file.endsWith('.css')).sort();
  // What all pages stand on comes first, as it is imported first.
  sheets.sort((one, other) => Number(one.includes('.module.')) - Number(other.includes('.module.')));
  const answers = await Promise.all(sheets.map((file) => vite.transformRequest(`/${file}?direct`)));
  return answers.map((answer) => answer?.code).join('\n');
}

/** Passes a request to Vite; true if Vite answered it. */
function askVite(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  return new Promise((resolve, reject) => {
    reply.raw.once('close', () => resolve(true));
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve(false)));
  });
}

/** Pages from the sources, with hot reload. */
export async function openSourcePages(app: FastifyInstance, projectRoot: string): Promise<PageSource> {
  // Imported here because production runs without Vite.
  const { createServer, createServerModuleRunnerTransport } = await import('vite');
  const { ModuleRunner } = await import('vite/module-runner');
  const vite = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Vite's own module runner registers a hook that conflicts with the loader of these sources.
  const transport = createServerModuleRunnerTransport({ channel: vite.environments.ssr.hot });
  const runner = new ModuleRunner({ transport });
  app.addHook('onClose', async () => {
    await runner.close();
    await vite.close();
  });
  const indexFile = join(projectRoot, 'client/index.html');

  return {
    async serveSource(request, reply) {
      if (request.url === PREAMBLE_PATH) {
        reply.type('text/javascript').send(PREAMBLE);
        return true;
      }
      if (request.url === SHEET_PATH) {
        reply.type('text/css').send(await sheetOf(vite));
        return true;
      }
      const answered = await askVite(vite, request, reply);
      if (answered) reply.hijack();
      return answered;
    },
    async render(request) {
      const entry: typeof EntryServer = await runner.import('/entry-server.tsx');
      return entry.render(request);
    },
    async failedPageTexts(language) {
      const entry: typeof EntryServer = await runner.import('/entry-server.tsx');
      return entry.failedPageTexts(language);
    },
    async template() {
      const html = await readFile(indexFile, 'utf8');
      return createPageTemplate(
        html.replace('<!--head-->', `<link rel="stylesheet" href="${SHEET_PATH}">\n<!--head-->\n${SCRIPTS}`),
      );
    },
  };
}
