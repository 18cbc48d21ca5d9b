import type { DataSource } from 'typeorm';
import { ageInYears } from '../../../../rules/birth-date.ts';
import { CONFIRMATION_VERSION } from '../../../../rules/candidate-confirmation.ts';
import type { ConfirmationWay } from '../../../../rules/candidate-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { ConfirmationRecord, type ShownChoices } from './confirmation-record.entity.ts';

/** The candidate's own answers to being shown; the only writer of them. */
export class ConfirmationService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The candidate's yes, with what is shown to whom: from now on members see the profile.
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for whoever is not 18
   */
  give(
    candidateId: number,
    { shown, way }: { shown: ShownChoices; way: ConfirmationWay },
  ): Promise<Candidate> {
    return inTransaction(this.dataSource, async (within) => {
      const candidate = await within.findOne(Candidate, {
        where: { id: candidateId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!candidate) throw new AppError('NOT_FOUND', 'somethingWrong');
      if (ageInYears(candidate.birthDate) < LIMITS.candidateAgeMinimum)
        throw new AppError('BAD_USER_INPUT', 'tooYoung', { field: 'birthDate' });
      Object.assign(candidate, shown, {
        confirmation: 'GIVEN',
        confirmedAt: new Date(),
        isFromBefore: false,
        asksOn: null,
      });
      await within.save(candidate);
      await within.insert(ConfirmationRecord, {
        candidateId,
        act: 'GIVEN',
        textVersion: CONFIRMATION_VERSION,
        way,
        shown,
      });
      return candidate;
    });
  }
}
