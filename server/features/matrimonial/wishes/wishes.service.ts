import type { DataSource, EntityManager } from 'typeorm';
import {
  type CandidateWishFields,
  type CandidateWishValues,
  candidateWishRules,
} from '../../../../rules/candidate-wishes.ts';
import { AppError } from '../../../../rules/errors.ts';
import { validate } from '../../../../rules/validation.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ListValue, SelectListService } from '../../select-lists/select-list.service.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { lockCandidateOf } from '../candidates/candidate-photo.service.ts';
import { lockActiveMember } from '../members/member-row.ts';
import { isOwnProfile } from '../members/own-profile.ts';
import { CandidateWishes } from './candidate-wishes.entity.ts';
import { nextWeeklyMail } from './weekly-mail.service.ts';

/** What is chosen from lists, each with its list. */
const LISTS = {
  heightFrom: 'HEIGHT',
  heightTo: 'HEIGHT',
  educationTypes: 'EDUCATION_TYPE',
  diets: 'DIET',
  languages: 'MOTHER_TONGUE',
  maritalStatuses: 'MARITAL_STATUS',
} as const satisfies Partial<Record<keyof CandidateWishValues, ListValue['list']>>;
type ListField = keyof typeof LISTS;

const valuesOf = (wishes: CandidateWishValues, field: ListField): readonly string[] =>
  [wishes[field] ?? []].flat();

/** What families look for; the only writer of the table. */
export class WishesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly selectLists: SelectListService,
  ) {}

  /** The member's own; null before the first save. */
  find(memberId: number): Promise<CandidateWishes | null> {
    return findWishes(this.dataSource.manager, memberId);
  }

  /** Whether the member's candidate makes the profile, and may so wish for a caste; not without a profile. */
  async mayWishForCaste(memberId: number): Promise<boolean> {
    const { manager } = this.dataSource;
    const candidate = await manager.findOneBy(Candidate, { memberId });
    return candidate !== null && isOwnProfile(manager, candidate);
  }

  /**
   * All of them, in place of what was there.
   * @param fields unchecked
   * @throws AppError BAD_USER_INPUT with the first failing rule's text, for what a list does not offer and for castes where the
   *   candidate has not made the profile; CONFLICT without a profile; UNAUTHENTICATED
   */
  async save(memberId: number, fields: CandidateWishFields): Promise<CandidateWishes> {
    const wishes = validate(candidateWishRules, fields);
    await this.#checkHeights(wishes);
    return inTransaction(this.dataSource, async (manager) => {
      await lockActiveMember(manager, memberId);
      const candidate = await lockCandidateOf(manager, memberId);
      if (!candidate) throw new AppError('CONFLICT', 'wishesNeedProfile');
      const before = await manager.findOneBy(CandidateWishes, { candidateId: candidate.id });
      await this.#checkLists(wishes, before);
      if (wishes.castes.length > 0 && !(await isOwnProfile(manager, candidate)))
        throw new AppError('BAD_USER_INPUT', 'wishedCasteNotOwn', { field: 'castes' });
      const stored = before ?? manager.create(CandidateWishes, { candidateId: candidate.id });
      const isNewMail = wishes.weeklyMail && !before?.weeklyMail;
      Object.assign(stored, wishes, isNewMail && { newSince: new Date(), mailsAt: nextWeeklyMail() });
      return manager.save(CandidateWishes, stored);
    });
  }

  /** What a changed profile ends: only candidates who make their own profile can wish for a caste. */
  async follow(manager: EntityManager, candidate: Candidate): Promise<void> {
    if (!(await isOwnProfile(manager, candidate)))
      await manager.update(CandidateWishes, { candidateId: candidate.id }, { castes: [] });
  }

  /** What was chosen earlier may stay, also when its list no longer offers it. */
  async #checkLists(wishes: CandidateWishValues, before: CandidateWishes | null): Promise<void> {
    const changed = (Object.keys(LISTS) as ListField[]).flatMap((field) => {
      const kept = before ? valuesOf(before, field) : [];
      return valuesOf(wishes, field)
        .filter((value) => !kept.includes(value))
        .map((value) => ({ field, list: LISTS[field], value }));
    });
    const unknown = await this.selectLists.unknownValues(changed.map(({ list, value }) => ({ list, value })));
    const first = changed.find(({ list, value }) =>
      unknown.some((one) => one.list === list && one.value === value),
    );
    if (first) throw new AppError('BAD_USER_INPUT', 'notInList', { field: first.field });
  }

  async #checkHeights({ heightFrom, heightTo }: CandidateWishValues): Promise<void> {
    if (heightFrom === null || heightTo === null) return;
    const heights = (await this.selectLists.all('HEIGHT')).map(({ value }) => value);
    if (heights.indexOf(heightFrom) > heights.indexOf(heightTo))
      throw new AppError('BAD_USER_INPUT', 'wishedHeightsCrossed', { field: 'heightTo' });
  }
}

/** The wishes of the member's own candidate; null without. */
export function findWishes(manager: EntityManager, memberId: number): Promise<CandidateWishes | null> {
  return manager
    .createQueryBuilder(CandidateWishes, 'wishes')
    .innerJoin('Candidate', 'own', 'own.id = wishes.candidateId AND own.memberId = :memberId', { memberId })
    .getOne();
}
