import type { DataSource } from 'typeorm';
import { bankAccountRules } from '../../../../rules/bank-statements.ts';
import { AppError } from '../../../../rules/errors.ts';
import { validate } from '../../../../rules/validation.ts';
import { violatedConstraint } from '../../../database/database-errors.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { BankAccount } from './bank-account.entity.ts';

/** The association's accounts at banks. */
export class BankAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** The first is the one that is meant unless another is named. */
  list(): Promise<BankAccount[]> {
    return this.dataSource.manager.find(BankAccount, { order: { id: 'ASC' } });
  }

  /**
   * Adds an account, or gives one another name.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; NOT_FOUND; CONFLICT when another has that name
   */
  async save(actor: Actor, id: number | null, fields: { name: string }): Promise<BankAccount> {
    const { name } = validate(bankAccountRules, fields);
    try {
      return await this.dataSource.transaction(async (manager) => {
        if (id && !(await manager.existsBy(BankAccount, { id }))) throw new AppError('NOT_FOUND', 'notFound');
        const account = await manager.save(BankAccount, id ? { id, name } : { name });
        const action = id ? 'CHANGE' : 'CREATE';
        const line = { action, subject: 'bank-account', subjectId: account.id, label: name } as const;
        await this.audit.record(actor, [line], manager);
        return account;
      });
    } catch (error) {
      if (violatedConstraint(error) !== 'bank_account_name') throw error;
      throw new AppError('CONFLICT', 'bankAccountNameTaken', { field: 'name' });
    }
  }
}
