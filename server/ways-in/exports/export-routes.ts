import { type Duplex, PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Part } from '../../../rules/parts.ts';
import type { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { type WorkbookColumn, workbookName, writeWorkbook } from './workbook.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The query parameters of an export, unchecked. */
type ExportQuery = Readonly<Record<string, unknown>>;

/** A list that administrators can download as an Excel file. Features declare exports; this module serves them. */
interface ExcelExport<Row> {
  path: `/exports/${string}.xlsx`;
  permission: Permission;
  /** The part of the site that its feature belongs to. */
  part?: Part;
  /** The file's name, to which the day is added. */
  name: string;
  columns: readonly WorkbookColumn<Row>[];
  /**
   * The next rows after one, or the first.
   * @throws AppError for a query that cannot be answered; before anything is sent it is a plain refusal
   */
  batch(query: ExportQuery, after?: Row): Promise<readonly Row[]>;
  /** Records in the audit log who downloads the list, before any of it is sent. */
  record(viewer: Viewer): Promise<void>;
}

export interface ExportRoute extends Pick<ExcelExport<unknown>, 'path' | 'permission' | 'part' | 'name'> {
  /** Reads the first rows and records the download; the result streams the file. */
  start(context: RequestContext, query: ExportQuery): Promise<(output: Duplex) => Promise<void>>;
}

/** Makes a route of an export, whatever its rows are. */
export function excelExport<Row>({ columns, batch, record, ...route }: ExcelExport<Row>): ExportRoute {
  return {
    ...route,
    async start(context, query) {
      const first = await batch(query);
      await record(await context.viewer());
      return (output) => writeWorkbook(output, columns, first, (last) => batch(query, last));
    },
  };
}

/** Serves the exports, each file written while its rows are read. */
export function registerExports(app: FastifyInstance, routes: readonly ExportRoute[]): void {
  for (const { path, permission, part, name, start } of routes)
    app.get(path, {
      exposeHeadRoute: false,
      config: { permission },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (part) await request.context.requirePart(part);
        await request.context.require(permission);
      },
      handler: async (request, reply) => {
        // Read before anything is sent, so that a database that is down causes a refusal and not half a file.
        const write = await start(request.context, request.query as ExportQuery);
        const file = new PassThrough();
        write(file).catch((error: Error) => {
          request.log.error({ err: error }, 'An export failed');
          file.destroy(error);
        });
        return reply
          .type(XLSX)
          .header('content-disposition', `attachment; filename="${workbookName(name, new Date())}"`)
          .send(file);
      },
    });
}
