import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { IMPORT_LIMITS, importPermission, SHEET_PARTS } from '../../../rules/imports.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { UploadReceiver } from '../../files/upload-receiver.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { UploadScalar, withReceivedFile } from '../../ways-in/graphql/uploads.ts';
import type { ImportService } from './import.service.ts';
import type { ImportRun } from './import-run.entity.ts';
import type { ImportWorker } from './import-worker.ts';
import {
  ImportProblemPage,
  ImportRunPage,
  ImportRunType,
  SheetPreviewType,
  SheetReadingInput,
} from './imports.type.ts';
import type { InvitationService } from './invitation.service.ts';
import { presentPreview, presentProblem, presentRun, readingOf } from './present-import.ts';
import type { SheetImportService } from './sheet-import.service.ts';

interface ImportServices {
  imports: ImportService;
  sheets: SheetImportService;
  worker: ImportWorker;
  invitations: InvitationService;
  uploads: UploadReceiver;
}

/** What the association has in spreadsheets, and all that was brought in. */
@Resolver()
export class ImportsResolver {
  constructor(private readonly services: ImportServices) {}

  @Authorized(Permission.MANAGE_IMPORTS)
  @Query(() => ImportRunPage, { description: 'Newest first, limited to what the caller may manage' })
  async importRuns(
    @Args(() => PageArguments) wanted: PageArguments,
    @Ctx() context: RequestContext,
  ): Promise<ImportRunPage> {
    const { items, totalCount } = await this.services.imports.list(toPage(wanted), await context.viewer());
    return { items: await Promise.all(items.map((run) => this.#present(run))), totalCount };
  }

  @Authorized(Permission.MANAGE_IMPORTS)
  @Query(() => ImportRunType, { nullable: true, description: 'null if not found' })
  async importRun(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<ImportRunType | null> {
    const run = await this.services.imports.findFor(await context.viewer(), id);
    return run && this.#present(run);
  }

  @Authorized(Permission.MANAGE_IMPORTS)
  @Reads('import')
  @Query(() => ImportProblemPage, {
    description: 'Records refused, imported without their file, or kept when it was undone',
  })
  async importProblems(
    @Arg('id', () => Int) id: number,
    @Args(() => PageArguments) wanted: PageArguments,
    @Ctx() context: RequestContext,
  ): Promise<ImportProblemPage> {
    await this.services.imports.require(await context.viewer(), id);
    const { items, totalCount } = await this.services.imports.problems(id, toPage(wanted));
    return { items: items.map(presentProblem), totalCount };
  }

  @Authorized(Permission.MANAGE_IMPORTS)
  @Reads('import')
  @Query(() => [String], {
    description: 'Records edited since, which would be kept when the import is undone',
  })
  async importChangedSince(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<string[]> {
    await this.services.imports.require(await context.viewer(), id);
    return this.services.imports.changedSince(id);
  }

  @Authorized(Permission.MANAGE_USERS)
  @Query(() => Int, {
    description: 'Number of imported accounts whose owners are not yet invited',
  })
  uninvitedCount(@Arg('id', () => Int) id: number): Promise<number> {
    return this.services.invitations.countPending(id);
  }

  @Authorized(Permission.MANAGE_IMPORTS)
  @Mutation(() => SheetPreviewType, { description: 'Reads a spreadsheet and writes nothing' })
  previewSheet(
    @Arg('file', () => UploadScalar) file: Promise<FileUpload>,
    @Arg('reading', () => SheetReadingInput) reading: SheetReadingInput,
    @Ctx() context: RequestContext,
  ): Promise<SheetPreviewType> {
    return this.#withSheet(file, reading, context, async (path) =>
      presentPreview(await this.services.sheets.preview(path, readingOf(reading))),
    );
  }

  @Authorized(Permission.MANAGE_IMPORTS)
  @Mutation(() => ImportRunType, {
    description: 'Starts to import a spreadsheet; poll `importRun` for progress',
  })
  importSheet(
    @Arg('file', () => UploadScalar) file: Promise<FileUpload>,
    @Arg('reading', () => SheetReadingInput) reading: SheetReadingInput,
    @Ctx() context: RequestContext,
  ): Promise<ImportRunType> {
    return this.#withSheet(file, reading, context, async (path, name) => {
      const run = await this.services.sheets.start(await context.viewer(), path, name, readingOf(reading));
      this.services.worker.begin(run.id);
      return this.#present(run);
    });
  }

  @Authorized(Permission.MANAGE_IMPORTS)
  @Mutation(() => ImportRunType, {
    description: 'Starts to undo an import: removes what it added and what has not been edited since',
  })
  async undoImport(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<ImportRunType> {
    const viewer = await context.viewer();
    await this.services.imports.require(viewer, id);
    const run = await this.services.imports.undo(viewer, id);
    this.services.worker.begin(run.id);
    return this.#present(run);
  }

  @Authorized(Permission.MANAGE_USERS)
  @Mutation(() => Int, {
    description: 'Emails the owners of the imported accounts, once; returns the number of emails',
  })
  async inviteImported(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<number> {
    return this.services.invitations.invite(await context.viewer(), id);
  }

  async #present(run: ImportRun): Promise<ImportRunType> {
    return presentRun(run, await this.services.imports.counts(run.id));
  }

  /** @throws AppError FORBIDDEN for rows that the viewer may not keep; NOT_FOUND for those of a part that is unused */
  #withSheet<Result>(
    file: Promise<FileUpload>,
    { subject }: SheetReadingInput,
    context: RequestContext,
    work: (path: string, name: string) => Promise<Result>,
  ): Promise<Result> {
    const { uploads } = this.services;
    const options = { context, uploads, maximumBytes: IMPORT_LIMITS.sheetBytes };
    return withReceivedFile(file, options, async (path, name) => {
      await context.require(importPermission(subject));
      const part = SHEET_PARTS[subject];
      if (part) await context.requirePart(part);
      return work(path, name);
    });
  }
}
