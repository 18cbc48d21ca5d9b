import type { EntityManager } from 'typeorm';
import { type EarlierFields, nameOf } from '../../../rules/earlier-donors.ts';
import { AppError } from '../../../rules/errors.ts';
import { NEW_DONOR } from '../../../rules/imports.ts';
import { foldText, isFoundIn } from '../../../rules/search-text.ts';
import { foldedText } from '../../database/page.ts';

/** A donor of the books, or one who was merged into them. */
interface BookDonor {
  /** Whose donations theirs are. */
  rootId: number;
  id: number;
  name: string;
  email: string;
  postcode: string;
  address: string;
}

/** Who is asked about: the choices begin with the id. */
const CHOSEN = /^#(\d+) /;

const postcodeKey = (postcode: string) => postcode.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

/** Names that one person can have: "R. Patel" and "Ramesh Patel", but not "Rekha Patel". */
function mayBeOne(one: string, other: string): boolean {
  return isFoundIn(one, other.replaceAll('.', ' ')) || isFoundIn(other, one.replaceAll('.', ' '));
}

function idChosen({ donor }: Pick<EarlierFields, 'donor'>): number | undefined {
  const [, id] = CHOSEN.exec(donor) ?? [];
  return id ? Number(id) : undefined;
}

/** The donors of the books who may be those of a list. */
export class KnownDonors {
  readonly #byEmail = new Map<string, BookDonor[]>();
  readonly #byHome = new Map<string, BookDonor[]>();
  readonly #byId = new Map<number, BookDonor>();

  private constructor(donors: readonly BookDonor[]) {
    const add = (map: Map<string, BookDonor[]>, key: string, donor: BookDonor) =>
      map.set(key, [...(map.get(key) ?? []), donor]);
    for (const donor of donors) {
      this.#byId.set(donor.id, donor);
      if (donor.email) add(this.#byEmail, donor.email, donor);
      const home = homeOf(donor);
      if (home) add(this.#byHome, home, donor);
    }
  }

  /** Asks the database once for any number of rows. */
  static async of(manager: EntityManager, rows: readonly EarlierFields[]): Promise<KnownDonors> {
    const emails = rows.map(({ email }) => email.toLowerCase()).filter(Boolean);
    const names = rows.filter(({ postcode }) => postcode).map((row) => foldText(nameOf(row)));
    const chosen = rows.flatMap((row) => idChosen(row) ?? []);
    const donors = await manager.query<BookDonor[]>(
      `SELECT donor.id, root.root_id AS "rootId", donor.name, donor.email, donor.postcode, donor.address
         FROM donor JOIN donor_root root ON root.donor_id = donor.id
        WHERE donor.email = ANY ($1) OR donor.id = ANY ($3)
           OR donor.postcode <> '' AND ${foldedText('donor.name')} = ANY ($2)
        ORDER BY donor.id`,
      [emails, names, chosen],
    );
    return new KnownDonors(donors);
  }

  /**
   * The donor whom a row means: of the same e-mail and a name that may be theirs, or of the same name and postcode.
   * @returns the id of the one whose donations theirs are; null for a new one
   * @throws AppError BAD_USER_INPUT when several may be meant, or one of the same e-mail has another name
   */
  meant(row: EarlierFields): number | null {
    if (row.donor === NEW_DONOR) return null;
    const chosen = idChosen(row);
    if (chosen !== undefined) {
      const donor = this.#byId.get(chosen);
      if (!donor) throw new AppError('BAD_USER_INPUT', 'donorUnknown', { field: 'donor' });
      return donor.rootId;
    }
    const possible = this.#possible(row);
    const sure = rootsOf(possible.filter(({ name }) => foldText(name) === foldText(nameOf(row))));
    if (sure.length === 1) return sure[0]!;
    const roots = rootsOf(possible);
    if (roots.length === 0) return null;
    const isOne = roots.length === 1 && possible.some(({ name }) => mayBeOne(name, nameOf(row)));
    if (!isOne) throw new AppError('BAD_USER_INPUT', 'donorUnclear', { field: 'donor' });
    return roots[0]!;
  }

  /** What somebody can say of a row of which it is not clear who is meant; empty where it is. */
  choices(row: EarlierFields): string[] {
    try {
      this.meant(row);
      return [];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const possible = this.#possible(row);
      const said = rootsOf(possible).map((id) => {
        const { name, address, postcode, email } = possible.find(({ rootId }) => rootId === id)!;
        const told = [name, address.replaceAll('\n', ', '), postcode, email].filter(Boolean);
        return `#${id} ${told.join(', ')}`;
      });
      return [...said, NEW_DONOR];
    }
  }

  /** Of the same e-mail, or of the same name and postcode. */
  #possible(row: EarlierFields): BookDonor[] {
    const ofEmail = this.#byEmail.get(row.email.toLowerCase()) ?? [];
    const ofHome = this.#byHome.get(homeOf({ ...row, name: nameOf(row) })) ?? [];
    return [...ofEmail, ...ofHome.filter((one) => !ofEmail.includes(one))];
  }
}

/** The same for one person's name and postcode, however they are written; empty without a postcode. */
function homeOf({ name, postcode }: Pick<BookDonor, 'name' | 'postcode'>): string {
  const key = postcodeKey(postcode);
  return key && JSON.stringify([foldText(name), key]);
}

function rootsOf(donors: readonly BookDonor[]): number[] {
  return [...new Set(donors.map(({ rootId }) => rootId))];
}
