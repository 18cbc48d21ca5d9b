import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Permission } from '../../../rules/permissions.ts';
import { openBuiltPages } from './built-pages.ts';
import { registerCrawlerRoutes } from './crawler-routes.ts';
import { registerDrawings } from './drawings.ts';
import { registerPageRoutes } from './page-routes.ts';
import { registerSiteIcons, type SiteIconsOptions } from './site-icons.ts';
import type { SiteReads } from './sitemap.ts';
import { openSourcePages } from './source-pages.ts';
import { registerStaticFiles } from './static-files.ts';

export interface WebOptions extends SiteReads, Pick<SiteIconsOptions, 'readLook' | 'readPicture'> {
  /** Serve the build instead of the sources through Vite. */
  production: boolean;
  /** The folder that holds package.json. */
  projectRoot: string;
  schema: GraphQLSchema;
  contextFor(request: FastifyRequest, reply: FastifyReply): unknown;
  /** Where visitors reach the site, without a trailing slash. */
  origin: string;
  /** Behind TLS. */
  secure: boolean;
  /** The permission of all routes registered here. */
  permission: Permission;
}

/** The website: pages rendered with their data, and the files they need. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { production, projectRoot, permission } = options;
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, permission };
    });
    registerCrawlerRoutes(scope, options.origin, options);
    if (production)
      await scope.register(compress, {
        encodings: ['br', 'gzip'],
        threshold: 1024,
        brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      });
    const client = join(projectRoot, production ? 'dist/client' : 'client');
    await registerDrawings(scope, join(client, production ? 'assets' : 'components/art'));
    registerSiteIcons(scope, { ...options, directory: production ? client : join(client, 'public') });
    if (production) await registerStaticFiles(scope, projectRoot);
    const pages = production ? openBuiltPages(projectRoot) : openSourcePages(scope, projectRoot);
    registerPageRoutes(scope, await pages, options);
  });
}
