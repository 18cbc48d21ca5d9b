import { Any, type EntityManager } from 'typeorm';
import type { EarlierFields } from '../../../rules/earlier-donors.ts';
import { AppError } from '../../../rules/errors.ts';
import { coveredFrom, DeclarationCover, DeclarationState } from '../../../rules/gift-aid.ts';
import { writtenCover } from '../../../rules/written-declarations.ts';
import { isDate } from '../../../rules/zoned-time.ts';
import { stateOf } from '../gift-aid/declaration-steps.ts';
import { DECLARED } from '../gift-aid/declared-by.ts';
import { GiftAidDeclaration } from '../gift-aid/gift-aid-declaration.entity.ts';

interface DayDonation {
  id: number;
  donorId: number;
  /** `YYYY-MM-DD` */
  day: string;
}

/** What the books have of a declaration in a list. */
export interface KnownDeclaration {
  /** The one that stands already; null when it is new. */
  standingId: number | null;
  /** The donation of one that is for a single donation. */
  donationId: number | undefined;
}

/** The declarations of donors in the books, and their donations on the days of those that are for one donation. */
export class KnownDeclarations {
  private constructor(
    private readonly declarations: ReadonlyMap<number, GiftAidDeclaration[]>,
    private readonly donations: readonly DayDonation[],
  ) {}

  /** Asks the database as often for any number of donors. @param days on which donations are wanted, `YYYY-MM-DD` */
  static async of(
    manager: EntityManager,
    donorIds: readonly number[],
    days: readonly string[],
  ): Promise<KnownDeclarations> {
    const givers = await manager.query<{ id: number; giverId: number }[]>(
      `SELECT id, giver_id AS "giverId" FROM ${DECLARED} WHERE giver_id = ANY ($1)`,
      [donorIds],
    );
    const giverOf = new Map(givers.map(({ id, giverId }) => [id, giverId]));
    const declarations = await manager.find(GiftAidDeclaration, {
      where: { id: Any([...giverOf.keys()]) },
      order: { id: 'ASC' },
    });
    const byGiver = new Map<number, GiftAidDeclaration[]>();
    for (const declaration of declarations) {
      const giver = giverOf.get(declaration.id)!;
      byGiver.set(giver, [...(byGiver.get(giver) ?? []), declaration]);
    }
    const donations = await manager.query<DayDonation[]>(
      `SELECT id, donor_id AS "donorId", to_char(received_on, 'YYYY-MM-DD') AS day FROM donation
        WHERE donor_id = ANY ($1) AND received_on = ANY ($2::date[]) AND status = 'PAID' ORDER BY id`,
      [donorIds, days],
    );
    return new KnownDeclarations(byGiver, donations);
  }

  /**
   * @param donorId null for a donor who is new
   * @throws AppError BAD_USER_INPUT for one for a single donation that is not in the books; CONFLICT for one that was withdrawn
   *   where another one of the donor is in force
   */
  known(donorId: number | null, fields: EarlierFields): KnownDeclaration {
    const { declaredOn, cancelledOn } = fields;
    const cover = writtenCover(fields.cover);
    // It is refused by its own rules.
    if (!cover || !isDate(declaredOn)) return { standingId: null, donationId: undefined };
    const theirs = (donorId && this.declarations.get(donorId)) || [];
    const donationId =
      cover === DeclarationCover.THIS_GIFT ? this.#donationOn(donorId, declaredOn) : undefined;
    const same = theirs.find(
      (one) =>
        (one.declaredOn === declaredOn &&
          one.cover === cover &&
          [one.cancelledFrom, ''].includes(cancelledOn)) ||
        (donationId !== undefined && one.donationId === donationId),
    );
    if (same) return { standingId: same.id, donationId };
    const inForce = theirs.filter(
      (one) => stateOf(one) === DeclarationState.IN_FORCE && !one.coversGiftAlone,
    );
    if (cancelledOn && inForce.some((one) => one.declaredOn <= cancelledOn))
      throw new AppError('CONFLICT', 'giftAidStillInForce', { field: 'cancelledOn' });
    const from = coveredFrom(cover, declaredOn);
    const wider = cancelledOn ? undefined : inForce.find((one) => one.coversFrom <= from);
    return { standingId: wider?.id ?? null, donationId };
  }

  #donationOn(donorId: number | null, wanted: string): number {
    const [donation, ...more] = this.donations.filter((one) => one.donorId === donorId && one.day === wanted);
    if (!donation || more.length > 0)
      throw new AppError('BAD_USER_INPUT', 'giftAidNoSuchGift', { field: 'declaredOn' });
    return donation.id;
  }
}
