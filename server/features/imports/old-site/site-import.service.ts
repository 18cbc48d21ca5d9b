import type { Actor } from '../../../identity/viewer.ts';
import type { ContentService } from '../../content/content.service.ts';
import type { ContentItem } from '../../content/content-item.entity.ts';
import type { ImportPreview, ImportService, RowCounts } from '../import.service.ts';
import type { ImportRun } from '../import-run.entity.ts';
import type { ImportWorker } from '../import-worker.ts';
import type { OldSite, ReadSite } from './old-site.legacy.ts';

/** What an operator hears meanwhile. */
interface Listener {
  /** A list was read. */
  read(call: string, count: number): void;
  /** Some rows are done. */
  moved(done: number, total: number): void;
}

interface SiteImport {
  run: ImportRun;
  counts: RowCounts;
  /** The calls that gave nothing readable. */
  unread: string[];
}

/** Brings in a website of the old product, through its own REST calls. */
export class SiteImportService {
  constructor(
    private readonly imports: ImportService,
    private readonly worker: ImportWorker,
    private readonly content: readonly ContentService<ContentItem>[],
  ) {}

  /** What would become of what is there. Writes nothing. */
  async preview(
    site: OldSite,
    { read }: Pick<Listener, 'read'>,
  ): Promise<ImportPreview & Pick<ReadSite, 'unread'>> {
    const { rows, refused, unread } = await site.read(this.content, read);
    const preview = await this.imports.preview(site.source, rows);
    return { ...preview, refused: [...refused, ...preview.refused], unread };
  }

  /**
   * Brings in what is there and is not here. An import of this site that was cut off is gone on with instead.
   * @throws AppError when nothing can be read; what does not lie in a row
   */
  async bringIn(actor: Actor, site: OldSite, { read, moved }: Listener): Promise<SiteImport> {
    const unfinished = await this.imports.findUnfinished(site.source);
    const unread: string[] = [];
    const start = async () => {
      const found = await site.read(this.content, read);
      unread.push(...found.unread);
      return this.imports.start(
        actor,
        { source: site.source, label: site.source },
        found.rows,
        found.refused,
      );
    };
    const run = unfinished ?? (await start());
    await this.worker.work(run.id, {
      openFile: (path) => site.openFile(path),
      moved: async () => {
        const { PENDING, ...done } = await this.imports.counts(run.id);
        const sum = Object.values(done).reduce((total, count) => total + count, 0);
        moved(sum, sum + PENDING);
      },
    });
    return { run, counts: await this.imports.counts(run.id), unread };
  }
}
