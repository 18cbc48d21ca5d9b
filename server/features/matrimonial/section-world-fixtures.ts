import { addDays } from '../../../rules/days.ts';
import { AppError } from '../../../rules/errors.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { BROWSER_HEADERS } from '../../testing/code-requesters.ts';
import { buildMember, candidateFields, openSession, PASSWORD } from '../../testing/factories.ts';
import { markLeft } from '../../testing/mark-left.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { Candidate } from './candidates/candidate.entity.ts';
import { readingOf } from './candidates/candidate-photo.service.ts';
import { OWN_PASSWORD } from './own-sign-in/own-sign-in-fixtures.ts';
import { callOf } from './section-acts-fixtures.ts';
import { markProfile } from './section-profiles-fixtures.ts';
import { factsOf } from './section-sight-fixtures.ts';
import { type Inhabitant, signInInput, tokensOf } from './section-sign-ins-fixtures.ts';
import type { By, Step } from './section-steps-fixtures.ts';

/** Of whoever has never signed in. */
const NO_TOKEN = 'none';

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
    // Each history is a day of its own.
    await world.#sql('DELETE FROM attempt_counter');
    await world.#sql('DELETE FROM outbox_message');
    const passwordHash = await hashPassword(PASSWORD);
    await world.#sql(`DELETE FROM media_file WHERE folder = 'ProfileImages'`);
    await world.#sql('UPDATE matrimonial_setting SET office_opens_contacts = $1', [officeOpens]);
    for (let index = 0; index < count; index++) {
      const { id: memberId, mobile } = await buildMember(app, { passwordHash });
      const token = await openSession(app, { memberId });
      world.people.push({
        memberId,
        mobile,
        token,
        ownToken: NO_TOKEN,
        candidateId: 0,
        link: null,
        serials: [],
      });
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
      if (person!.candidateId)
        await markLeft(
          this.app.database.dataSource.manager,
          `candidate ${person!.candidateId} EMAIL`,
          new Date(),
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
    const { query, takes, isByLink, as } = callOf(step);
    if (isByLink && (await this.linkOf(person!)) === null) return false;
    const whom = 'whom' in step ? this.people[step.whom]! : person;
    const variables: Record<string, unknown> = {
      link: person?.link,
      memberId: whom?.memberId,
      id: whom?.candidateId,
      password: 'by' in step && step.by === 'sign-in' ? OWN_PASSWORD : PASSWORD,
      ...('contactStays' in step && { input: await signInInput(this.app, step) }),
      ...('shown' in step && { shown: step.shown, reading: await this.#readingOf(person!) }),
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
    const tokens = { office: this.admin, family: person?.token, 'sign-in': person?.ownToken };
    const { errors } = await graphql(this.app, {
      query,
      variables: Object.fromEntries(Object.entries(variables).filter(([name]) => takes(name))),
      token: as ? tokens[as] : undefined,
      headers: BROWSER_HEADERS,
      from: freshAddress(),
    });
    if (!errors) await this.#follow(step, person);
    else if (errors[0]!.extensions.code === 'INTERNAL_SERVER_ERROR') throw new Error(errors[0]!.message);
    return !errors;
  }

  /** What the browsers of those who did it know afterwards. */
  async #follow({ act }: Step, person: Inhabitant | undefined): Promise<void> {
    if (act === 'sign in') person!.link = null;
    if (act === 'sign in' || act === 'reactivate') Object.assign(person!, await tokensOf(this.app, person!));
    const left = await this.#sql<{ id: number }>('SELECT id FROM candidate');
    for (const one of this.people)
      if (!left.some(({ id }) => id === one.candidateId)) Object.assign(one, { candidateId: 0, link: null });
  }

  /** Of a profile, as whoever has just read it knows it. */
  async #readingOf({ candidateId: id }: Inhabitant): Promise<string> {
    const { manager } = this.app.database.dataSource;
    const candidate = await manager.findOneBy(Candidate, { id });
    return candidate ? readingOf(manager, candidate) : '';
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
      profileForId: offered.find(({ name }) => (name === 'Self') === isOwn)!.id,
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
    await markProfile(this.app, saved.id, serial, how === 'from before');
    return true;
  }

  /** The family saves the profile once more: with another mobile of the candidate, or with or without consent. */
  async #change(person: Inhabitant, step: Extract<Step, { act: 'mobile' | 'consent' }>): Promise<boolean> {
    const { candidates } = this.app.features.services;
    if (!(await this.#isIn(person, step.by))) return false;
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
        {
          expects: { version: stored.version },
          isIncomplete: true,
          ...(step.by === 'sign-in' && { byCandidate: 'SIGN_IN' }),
        },
      ),
    );
    // Another person is reached: the old link opens nothing.
    if (saved && step.act === 'mobile') await this.#expectClosed(person);
    return saved !== undefined;
  }

  async #isIn({ token, ownToken, memberId }: Inhabitant, by: By): Promise<boolean> {
    const session = by === 'family' ? token : ownToken;
    const { data } = await graphql(this.app, { query: '{ viewer { memberId } }', token: session });
    return data.viewer.memberId === memberId;
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
