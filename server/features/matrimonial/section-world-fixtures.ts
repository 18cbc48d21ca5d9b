import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROFILE_FOR_SELF } from '../../../rules/candidate-confirmation.ts';
import { addDays } from '../../../rules/days.ts';
import { AppError } from '../../../rules/errors.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { buildMember, candidateFields, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { ACTS, OBJECTS, OFFICE } from './section-acts-fixtures.ts';
import { factsOf } from './section-sight-fixtures.ts';
import type { Step } from './section-steps-fixtures.ts';

/** Somebody of the little world. */
export interface Inhabitant {
  memberId: number;
  /** E.164. */
  mobile: string;
  token: string;
  candidateId: number;
  /** What is in the candidate's own link; null before there is one. */
  link: string | null;
  /** Of the profiles that they have had. */
  serials: number[];
}

/** The names of a profile's files begin so; the letter is the number of the profile. */
export const fileName = (kind: 'photo' | 'later', serial: number) =>
  `${`${kind}${String.fromCharCode(97 + serial)}`.padEnd(26, 'a')}.jpg`;

/** A site with a few members, on which steps are done as people do them. */
export class SectionWorld {
  readonly people: Inhabitant[] = [];
  #serial = 0;
  #mobile = 7_700_610_000;

  private constructor(
    readonly app: TestApp,
    readonly admin: string,
  ) {}

  /** Nobody else is on the site. */
  static async open(app: TestApp, admin: string, count: number, officeOpens: boolean): Promise<SectionWorld> {
    const world = new SectionWorld(app, admin);
    await world.#sql('DELETE FROM candidate_report');
    await world.#sql('DELETE FROM member');
    // Outlives the profiles: whose mobile had refused in another history would not be asked in this one.
    await world.#sql('DELETE FROM confirmation_record');
    await world.#sql(`DELETE FROM media_file WHERE folder = 'ProfileImages'`);
    await world.#sql('UPDATE matrimonial_setting SET office_opens_contacts = $1', [officeOpens]);
    for (let index = 0; index < count; index++) {
      const { id: memberId, mobile } = await buildMember(app);
      const token = await openSession(app, { memberId });
      world.people.push({ memberId, mobile, token, candidateId: 0, link: null, serials: [] });
    }
    return world;
  }

  #sql<Row = unknown>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.app.database.dataSource.query(text, values);
  }

  /** @returns whether it was done; false for a refusal */
  async take(step: Step): Promise<boolean> {
    const person = 'who' in step ? this.people[step.who]! : undefined;
    if (step.act === 'make') return this.#make(person!, step);
    if (step.act === 'mobile' || step.act === 'consent') return this.#change(person!, step);
    if (step.act === 'morning') {
      await this.#sql('UPDATE interest SET tells_at = now() WHERE told_at IS NULL');
      await this.app.features.services.interestTeller.tellDue();
      return true;
    }
    if (step.act === 'day comes') {
      const [today, run] = [currentDay(), 'candidates who are back'];
      await this.#sql('UPDATE candidate SET absent_until = $1 WHERE absent_until IS NOT NULL', [today]);
      return this.#upkeep(run);
    }
    if (step.act === 'lapse') {
      await this.#sql(
        `UPDATE candidate SET confirmation_asked_at = now() - interval '40 days',
                confirmed_at = CASE WHEN confirmation = 'GIVEN' THEN now() - interval '400 days' END
          WHERE id = $1`,
        [person!.candidateId],
      );
      return this.#upkeep('candidates who are asked anew');
    }
    return this.#ask(step, person);
  }

  async #upkeep(name: string): Promise<true> {
    await this.app.features.upkeep[name]!(new AbortController().signal);
    return true;
  }

  /** Done by GraphQL. */
  async #ask(step: Step, person: Inhabitant | undefined): Promise<boolean> {
    const key = ('by' in step ? `${step.act} ${step.by}` : step.act) as keyof typeof ACTS;
    const [name, parameters, given] = ACTS[key];
    const isByLink = given.includes('$link');
    if (isByLink && (await this.linkOf(person!)) === null) return false;
    const whom = 'whom' in step ? this.people[step.whom]! : person;
    const variables: Record<string, unknown> = {
      link: person?.link,
      memberId: whom?.memberId,
      id: whom?.candidateId,
      ...('shown' in step && { shown: step.shown }),
      ...(step.act === 'absent' && {
        absence: step.absence,
        until: step.absence === 'AWAY' ? addDays(currentDay(), 9) : null,
      }),
      ...(step.act === 'report' && {
        input: { kind: step.isIntimate ? 'INTIMATE_IMAGE' : 'UNTRUE', text: 'This is not right' },
      }),
      ...(step.act === 'decide' && (await this.#decision(step.measure))),
      ...(step.act === 'open contacts' && (await this.#introduction(person!, whom!))),
    };
    const isObject = isByLink && name !== 'refuseCandidate' ? '{ madeAt }' : (OBJECTS[name] ?? '');
    const call = `${name}${given && `(${given})`} ${isObject}`;
    const { errors } = await graphql(this.app, {
      query: `mutation ${parameters && `(${parameters})`} { done: ${call} }`,
      variables: Object.fromEntries(
        Object.entries(variables).filter(([key]) => parameters.includes(`$${key}:`)),
      ),
      token: OFFICE.includes(key) ? this.admin : isByLink ? undefined : person!.token,
    });
    if (!errors) await this.#follow(key, person);
    else if (errors[0]!.extensions.code === 'INTERNAL_SERVER_ERROR') throw new Error(errors[0]!.message);
    return !errors;
  }

  async #follow(key: string, person: Inhabitant | undefined): Promise<void> {
    if (key === 'refuse' || key.startsWith('remove')) Object.assign(person!, { candidateId: 0, link: null });
    if (key === 'reactivate') person!.token = await openSession(this.app, { memberId: person!.memberId });
    if (key === 'decide') {
      const left = await this.#sql<{ id: number }>('SELECT id FROM candidate');
      for (const one of this.people)
        if (!left.some(({ id }) => id === one.candidateId))
          Object.assign(one, { candidateId: 0, link: null });
    }
  }

  /** The first open report, and what is decided about it. */
  async #decision(measure: Extract<Step, { act: 'decide' }>['measure']) {
    const [report] = await this.#sql<{ id: number; version: number }>(
      `SELECT id, version FROM candidate_report WHERE state = 'OPEN' ORDER BY id LIMIT 1`,
    );
    const decision = measure === 'REJECTED' ? { decision: measure } : { decision: 'UPHELD', measure };
    return {
      id: report?.id ?? 0,
      version: report?.version ?? 1,
      input: { ...decision, answer: 'We have looked at it' },
    };
  }

  async #introduction(one: Inhabitant, other: Inhabitant) {
    const [introduction] = await this.#sql<{ id: number; version: number }>(
      `SELECT id, version FROM introduction
        WHERE first_candidate_id = least($1::integer, $2::integer)
          AND second_candidate_id = greatest($1::integer, $2::integer)`,
      [one.candidateId, other.candidateId],
    );
    return introduction ?? { id: 0, version: 1 };
  }

  /** What opens the candidate's own page, as a letter brings it; null without a profile. */
  async linkOf(person: Inhabitant): Promise<string | null> {
    if (person.candidateId === 0) return null;
    const { candidateLinks } = this.app.features.services;
    const { manager } = this.app.database.dataSource;
    person.link ??= (await candidateLinks.make(manager, person.candidateId, 'EMAIL')).split('#')[1]!;
    return person.link;
  }

  /** A profile of which every fact is known again wherever it is found. */
  async #make(person: Inhabitant, { how, shown }: Extract<Step, { act: 'make' }>): Promise<boolean> {
    const { candidates, profileFors } = this.app.features.services;
    const serial = this.#serial;
    const offered = await profileFors.offered();
    const isOwn = how === 'self';
    const fields = candidateFields({
      profileForId: offered.find(({ name }) => (name === PROFILE_FOR_SELF) === isOwn)!.id,
      email: `candidate${person.memberId}-${serial}@example.org`,
      mobile: isOwn ? person.mobile.slice(3) : this.#newMobile(),
      firstName: `first-${serial}`,
      middleName: `middle-${serial}`,
      lastName: `last-${serial}`,
      fatherName: `private-${serial}`,
      address: `private-${serial}`,
      contactName: `contact-${serial}`,
      aboutCandidate: `about-${serial}`,
      gender: factsOf(serial).gender,
      birthDate: `${Number(currentDay().slice(0, 4)) - factsOf(serial).age}-01-01`,
    });
    const confirms = isOwn ? shown : undefined;
    const saved = await orRefused(
      candidates.save(person.memberId, fields as never, { expects: 'new', isIncomplete: true, confirms }),
    );
    if (!saved) return false;
    Object.assign(person, { candidateId: saved.id, link: null, serials: [...person.serials, serial] });
    this.#serial += 1;
    await this.#mark(saved.id, serial, how === 'from before');
    return true;
  }

  async #mark(candidateId: number, serial: number, isFromBefore: boolean): Promise<void> {
    const { educationType, occupation } = factsOf(serial);
    const folder = join(this.app.dataDirectory, 'files', 'ProfileImages');
    await mkdir(folder, { recursive: true });
    const ids: number[] = [];
    for (const kind of ['photo', 'later'] as const) {
      await writeFile(join(folder, fileName(kind, serial)), 'J');
      const [file] = await this.#sql<{ id: number }>(
        `INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, width, height, variants, state)
           VALUES ('ProfileImages', $1, 'IMAGE', 'image/jpeg', 1, 450, 600, '[]', 'STORED') RETURNING id`,
        [fileName(kind, serial)],
      );
      ids.push(file!.id);
    }
    await this.#sql(
      `UPDATE candidate SET photo_id = $2, religion = 'religion-${serial}', caste = 'caste-${serial}',
              annual_income = 'income-${serial}', education_type = $3, occupation = $4, is_from_before = $5 WHERE id = $1`,
      [candidateId, ids[0], educationType, occupation, isFromBefore],
    );
    await this.#sql('INSERT INTO candidate_photo (candidate_id, photo_id, position) VALUES ($1, $2, 2)', [
      candidateId,
      ids[1],
    ]);
  }

  /** The family saves the profile once more: with another mobile of the candidate, or with or without consent. */
  async #change(person: Inhabitant, step: Extract<Step, { who: number }>): Promise<boolean> {
    const { candidates } = this.app.features.services;
    const stored = await candidates.findOwn(person.memberId);
    if (!stored) return false;
    const changed =
      step.act === 'consent'
        ? { consent: step.consent }
        : { mobile: this.#newMobile(), consent: stored.consentVersion !== null };
    const saved = await orRefused(
      candidates.save(
        person.memberId,
        { ...stored, ...changed },
        { expects: { version: stored.version }, isIncomplete: true },
      ),
    );
    // Another person is reached: the old link opens nothing.
    if (saved && step.act === 'mobile') await this.#expectClosed(person);
    return saved !== undefined;
  }

  async #expectClosed(person: Inhabitant): Promise<void> {
    const query = 'query ($link: String!) { candidatePage(token: $link) { madeAt } }';
    const { data } = await graphql(this.app, { query, variables: { link: person.link ?? '' } });
    if (data.candidatePage !== null) throw new Error('A link outlived a change of the mobile');
    person.link = null;
  }

  #newMobile(): string {
    this.#mobile += 1;
    return String(this.#mobile);
  }
}

/** What the services refuse; other errors are thrown. */
async function orRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
