import { type DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { IntroductionStep } from '../../../../rules/candidate-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import {
  type IntroductionFields,
  type IntroductionFilterFields,
  introductionFilterRules,
  introductionNoteRules,
  introductionRules,
} from '../../../../rules/introductions.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { searchPatterns } from '../../../../rules/search-text.ts';
import { validate } from '../../../../rules/validation.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { loadForEdit } from '../../../database/load-for-edit.ts';
import { containsText, findPage, type Page } from '../../../database/page.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import type { UserService } from '../../accounts/user.service.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Waiting } from '../../today-part.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { lockCandidates } from '../candidates/lock-candidates.ts';
import { Introduction } from './introduction.entity.ts';
import { IntroductionNote } from './introduction-note.entity.ts';

/**
 * What the officer has to look at: its day has come, or it is beyond interest and has no day. So nothing is forgotten; what is
 * engaged or ended needs nobody.
 */
const IS_DUE = (today: string) => `introduction.step NOT IN ('ENGAGED', 'ENDED')
  AND (introduction.next_on <= ${today} OR introduction.next_on IS NULL AND introduction.step <> 'INTEREST')`;

/** Of either candidate what the board shows. */
type IntroducedCandidate = Pick<
  Candidate,
  'id' | 'memberId' | 'firstName' | 'middleName' | 'lastName' | 'listed'
>;
const SHOWN = ['id', 'memberId', 'firstName', 'middleName', 'lastName', 'listed'] as const;

export type IntroductionRow = Introduction & {
  first: IntroducedCandidate;
  second: IntroducedCandidate;
  officerName: string | null;
  isDue: boolean;
};

export interface IntroductionDetails extends IntroductionRow {
  notes: IntroductionNote[];
  /** Both have said yes, and both are shown. */
  canOpenContacts: boolean;
}

interface Needed {
  dataSource: DataSource;
  audit: AuditService;
  users: UserService;
}

type Seen = { id: number; version: number };
type Asked = SelectQueryBuilder<Introduction>;

/** The board on which the matrimonial officer looks after introductions. Each read of a pair is recorded in the audit log. */
export class IntroductionBoardService {
  constructor(private readonly needed: Needed) {}

  /**
   * What is due first, by its day; then the others, the last changed first.
   * @throws AppError BAD_USER_INPUT for an invalid filter
   */
  async list(
    officer: Viewer,
    page: Page,
    filter: IntroductionFilterFields,
  ): Promise<{ items: IntroductionRow[]; totalCount: number }> {
    const { search, step, mine, due } = validate(introductionFilterRules, filter);
    const query = this.#pairs().where('true');
    if (step) query.andWhere('introduction.step = :step', { step });
    if (mine) query.andWhere('introduction.officerId = :me', { me: officer.userId });
    if (due) query.andWhere(`(${IS_DUE(':today')})`);
    if (search) {
      const names = ['first', 'second'].map(
        (side) => `concat_ws(' ', ${side}.firstName, ${side}.middleName, ${side}.lastName)`,
      );
      query.andWhere(containsText(names, ':search'), { search: searchPatterns(search) });
    }
    query
      .addSelect(
        `CASE WHEN ${IS_DUE(':today')} THEN coalesce(introduction.next_on, :today::date) END`,
        'due_on',
      )
      .setParameter('today', currentDay())
      .orderBy('due_on', 'ASC', 'NULLS LAST')
      .addOrderBy('introduction.changedAt', 'DESC')
      .addOrderBy('introduction.id', 'DESC');
    const { items, totalCount } = await findPage(query, page);
    await this.#recordReads(officer, items as IntroductionRow[]);
    return { items: items.map(toRow), totalCount };
  }

  /** One with its notes, the oldest first; null if there is none. */
  async find(officer: Viewer, id: number): Promise<IntroductionDetails | null> {
    const { manager } = this.needed.dataSource;
    const found = await this.#pairs().where('introduction.id = :id', { id }).getOne();
    if (!found) return null;
    const row = toRow(found);
    await this.#recordReads(officer, [row]);
    const notes = await manager.find(IntroductionNote, {
      where: { introductionId: id },
      order: { id: 'ASC' },
    });
    return { ...row, notes, canOpenContacts: await isMutual(manager, row) };
  }

  /** Those who may look after one. */
  officers() {
    return this.needed.users.officersWith(Permission.MANAGE_MATRIMONIALS);
  }

  /** How many are due, for the page of the day. */
  async waiting(): Promise<Waiting[]> {
    const [{ count }] = await this.needed.dataSource.query(
      `SELECT count(*)::integer AS count FROM introduction WHERE ${IS_DUE('$1::date')}`,
      [currentDay()],
    );
    return count > 0 ? [{ kind: 'INTRODUCTIONS', count }] : [];
  }

  /**
   * Changes the step, the next day and who looks after it.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT, also for a step that is not true yet and for somebody who may not look after it;
   *   NOT_FOUND; CONFLICT when it was changed meanwhile
   */
  async change(officer: Viewer, seen: Seen, fields: IntroductionFields): Promise<void> {
    const { step, nextOn, officerId } = validate(introductionRules, fields);
    await this.#write(officer, seen, async (introduction, manager) => {
      if (officerId && officerId !== introduction.officerId) {
        const officers = await this.needed.users.officersWith(Permission.MANAGE_MATRIMONIALS, manager);
        if (!officers.some(({ id }) => id === officerId))
          throw new AppError('BAD_USER_INPUT', 'introductionOfficerUnknown', { field: 'officerId' });
      }
      if (step !== introduction.step && !(await mayBe(manager, introduction, step)))
        throw new AppError('BAD_USER_INPUT', 'introductionStepEarly', { field: 'step' });
      if (step !== introduction.step) introduction.changedAt = new Date();
      Object.assign(introduction, { step, nextOn: nextOn || null, officerId: officerId || null });
      return 'CHANGE';
    });
  }

  /**
   * Opens the contacts of both families to each other. Also where they open by themselves by now: those of a yes from before
   * that setting still wait.
   * @throws AppError CONFLICT when they are open, and unless both have said yes and are shown; NOT_FOUND
   */
  async openContacts(officer: Viewer, seen: Seen): Promise<void> {
    await this.#write(officer, seen, async (introduction, manager) => {
      if (introduction.contactsOpenedAt) throw new AppError('CONFLICT', 'contactsOpenAlready');
      if (!(await isMutual(manager, introduction))) throw new AppError('CONFLICT', 'contactsNeedBothYes');
      const now = new Date();
      Object.assign(introduction, { contactsOpenedAt: now, changedAt: now, step: 'CONTACTS_OPEN' });
      return 'OPEN_CONTACTS';
    });
  }

  /**
   * Adds a note that only officers read; notes are not changed.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT without a text; NOT_FOUND
   */
  async note(officer: Viewer, id: number, fields: { text: string }): Promise<void> {
    const { text } = validate(introductionNoteRules, fields);
    const { dataSource, audit } = this.needed;
    await dataSource.transaction(async (manager) => {
      await loadForEdit(manager, Introduction, { id });
      await manager.insert(IntroductionNote, { introductionId: id, officerName: officer.name, text });
      await audit.record(officer, [{ action: 'NOTE', subject: 'introduction', subjectId: id }], manager);
    });
  }

  /** Changes one under lock; both profiles are locked first, in the order in which a block locks them. */
  async #write(
    officer: Viewer,
    seen: Seen,
    work: (introduction: Introduction, manager: EntityManager) => Promise<'CHANGE' | 'OPEN_CONTACTS'>,
  ): Promise<void> {
    const { dataSource, audit } = this.needed;
    await dataSource.transaction(async (manager) => {
      const pair = await manager.findOneBy(Introduction, { id: seen.id });
      if (pair)
        await lockCandidates(manager, [{ id: pair.firstCandidateId }, { id: pair.secondCandidateId }]);
      const introduction = await loadForEdit(manager, Introduction, seen);
      const action = await work(introduction, manager);
      await manager.save(introduction);
      await audit.record(officer, [{ action, subject: 'introduction', subjectId: seen.id }], manager);
    });
  }

  #pairs(): Asked {
    return this.needed.dataSource.manager
      .createQueryBuilder(Introduction, 'introduction')
      .innerJoinAndMapOne(
        'introduction.first',
        Candidate,
        'first',
        'first.id = introduction.firstCandidateId',
      )
      .innerJoinAndMapOne(
        'introduction.second',
        Candidate,
        'second',
        'second.id = introduction.secondCandidateId',
      )
      .leftJoinAndMapOne('introduction.officer', 'User', 'officer', 'officer.id = introduction.officerId')
      .select([
        'introduction',
        'officer.id',
        'officer.name',
        ...['first', 'second'].flatMap((side) => SHOWN.map((field) => `${side}.${field}`)),
      ]);
  }

  async #recordReads(
    officer: Viewer,
    rows: readonly Pick<IntroductionRow, 'first' | 'second'>[],
  ): Promise<void> {
    const members = new Set(rows.flatMap(({ first, second }) => [first.memberId, second.memberId]));
    await this.needed.audit.record(
      officer,
      [...members].map((subjectId) => ({ action: 'READ_INTERESTS', subject: 'member', subjectId }) as const),
    );
  }
}

function toRow(found: Introduction): IntroductionRow {
  const { officer, ...row } = found as IntroductionRow & { officer?: { name: string } | null };
  const { step, nextOn } = row;
  const isOver = step === 'ENGAGED' || step === 'ENDED';
  const isDue = !isOver && (nextOn === null ? step !== 'INTEREST' : nextOn <= currentDay());
  return { ...(row as IntroductionRow), officerName: officer?.name ?? null, isDue };
}

type Pair = Pick<Introduction, 'firstCandidateId' | 'secondCandidateId'>;

function haveBothSaidYes(manager: EntityManager, { firstCandidateId, secondCandidateId }: Pair) {
  return manager.existsBy('Interest', [
    { fromCandidateId: firstCandidateId, toCandidateId: secondCandidateId, state: 'ACCEPTED' },
    { fromCandidateId: secondCandidateId, toCandidateId: firstCandidateId, state: 'ACCEPTED' },
  ]);
}

/** Whether both have said yes, and both are shown; a block has ended what they said. */
async function isMutual(manager: EntityManager, pair: Pair): Promise<boolean> {
  const shown = await manager.countBy(Candidate, {
    id: In([pair.firstCandidateId, pair.secondCandidateId]),
    listed: true,
  });
  return shown === 2 && haveBothSaidYes(manager, pair);
}

/** What the officer writes down must be true: a yes is the families' own, and contacts are opened by an act of its own. */
async function mayBe(
  manager: EntityManager,
  introduction: Introduction,
  step: IntroductionStep,
): Promise<boolean> {
  if (step === 'CONTACTS_OPEN') return introduction.contactsOpenedAt !== null;
  return step !== 'BOTH_YES' || haveBothSaidYes(manager, introduction);
}
