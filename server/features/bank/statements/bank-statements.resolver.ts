import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { IMPORT_LIMITS } from '../../../../rules/imports.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { UploadReceiver } from '../../../files/upload-receiver.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { PageArguments, toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../../ways-in/graphql/schema.ts';
import { UploadScalar, withReceivedFile } from '../../../ways-in/graphql/uploads.ts';
import type { BankBatchService } from '../bank-batch.service.ts';
import { BankBatch, ConfirmedBankLines } from '../bank-batches.type.ts';
import { BankReadingInput, ConfirmedBankLineInput } from '../bank-statements.inputs.ts';
import { AddedBankStatement, BankStatementPage } from '../bank-statements.type.ts';
import { presentPreview } from '../present-bank.ts';
import { BankAccount } from './bank-account.entity.ts';
import type { BankAccountService } from './bank-accounts.service.ts';
import { BankStatementPreviewType } from './bank-preview.type.ts';
import { BankStatement } from './bank-statement.entity.ts';
import type { BankStatementService, StatementReading } from './bank-statement.service.ts';

interface StatementServices {
  accounts: BankAccountService;
  statements: BankStatementService;
  batches: BankBatchService;
  uploads: UploadReceiver;
}

/** The files of banks, for treasurers: brought in, confirmed and undone as a whole. */
@Resolver()
export class BankStatementsResolver {
  constructor(private readonly services: StatementServices) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => [BankAccount], { description: 'Default: the first' })
  bankAccounts(): Promise<BankAccount[]> {
    return this.services.accounts.list();
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => BankStatementPage, { description: 'Newest first' })
  bankStatements(@Args(() => PageArguments) page: PageArguments): Promise<BankStatementPage> {
    return this.services.statements.list(toPage(page));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => BankStatement, { nullable: true, description: 'null if not found' })
  bankStatement(@Arg('id', () => Int) id: number): Promise<BankStatement | null> {
    return this.services.statements.find(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('bank-statement')
  @Query(() => [String], {
    description:
      'Donations paid by this statement and refunded since; while there are any, it cannot be undone',
  })
  bankStatementDependents(@Arg('id', () => Int) id: number): Promise<string[]> {
    return this.services.batches.dependents(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankAccount, { description: 'Adds a bank account, or renames one' })
  async saveBankAccount(
    @Arg('id', () => Int, { nullable: true, description: 'Default: adds one' }) id: number | null,
    @Arg('name', () => String) name: string,
    @Ctx() context: RequestContext,
  ): Promise<BankAccount> {
    return this.services.accounts.save(await context.viewer(), id, { name });
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankStatementPreviewType, { description: 'Reads a bank file and writes nothing' })
  previewBankStatement(
    @Arg('file', () => UploadScalar) file: Promise<FileUpload>,
    @Arg('reading', () => BankReadingInput) reading: BankReadingInput,
    @Ctx() context: RequestContext,
  ): Promise<BankStatementPreviewType> {
    return this.#withFile(file, context, async (path) =>
      presentPreview(await this.services.statements.preview(path, readingOf(reading))),
    );
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => AddedBankStatement, {
    description: 'Adds the new lines of a file; nothing if a row cannot be read',
  })
  addBankStatement(
    @Arg('file', () => UploadScalar) file: Promise<FileUpload>,
    @Arg('reading', () => BankReadingInput) reading: BankReadingInput,
    @Ctx() context: RequestContext,
  ): Promise<AddedBankStatement> {
    return this.#withFile(file, context, async (path, name) =>
      this.services.statements.add(await context.viewer(), path, name, readingOf(reading)),
    );
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => ConfirmedBankLines, { description: 'Confirms some of the certain matches' })
  async confirmCertainBankLines(
    @Arg('statementId', () => Int) statementId: number,
    @Ctx() context: RequestContext,
  ): Promise<ConfirmedBankLines> {
    return this.services.batches.confirmCertain(await context.viewer(), statementId);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankBatch, {
    description:
      'Undoes what `confirmCertainBankLines` confirmed, at most 100 a call; lines changed since are not undone',
  })
  async undoConfirmedBankLines(
    @Arg('lines', () => [ConfirmedBankLineInput]) lines: ConfirmedBankLineInput[],
    @Ctx() context: RequestContext,
  ): Promise<BankBatch> {
    return this.services.batches.undoConfirmed(await context.viewer(), lines);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => BankBatch, {
    description: 'Undoes a batch of lines and all their allocations; the last batch removes the statement',
  })
  async undoBankStatement(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<BankBatch> {
    return this.services.batches.undo(await context.viewer(), id);
  }

  #withFile<Result>(
    file: Promise<FileUpload>,
    context: RequestContext,
    work: (path: string, name: string) => Promise<Result>,
  ): Promise<Result> {
    const { uploads } = this.services;
    return withReceivedFile(file, { context, uploads, maximumBytes: IMPORT_LIMITS.sheetBytes }, work);
  }
}

function readingOf({ layout, ...reading }: BankReadingInput): StatementReading {
  return { ...reading, layout: layout ?? undefined };
}
