import { Foundation1764000001000 } from './1764000001000-foundation.ts';
import { Accounts1764000002000 } from './1764000002000-accounts.ts';
import { Site1764000003000 } from './1764000003000-site.ts';
import { Content1764000004000 } from './1764000004000-content.ts';
import { SelectLists1764000005000 } from './1764000005000-select-lists.ts';
import { Matrimonial1764000006000 } from './1764000006000-matrimonial.ts';
import { RequestsAndImports1764000007000 } from './1764000007000-requests-and-imports.ts';
import { HallHire1764000008000 } from './1764000008000-hall-hire.ts';
import { Ledger1764000009000 } from './1764000009000-ledger.ts';
import { Cards1764000010000 } from './1764000010000-cards.ts';
import { Expected1764000011000 } from './1764000011000-expected.ts';
import { Counts1764000012000 } from './1764000012000-counts.ts';
import { Bank1764000013000 } from './1764000013000-bank.ts';
import { Payments1764000014000 } from './1764000014000-payments.ts';
import { GiftAid1764000015000 } from './1764000015000-gift-aid.ts';
import { BackgroundWork1764400000000 } from './1764400000000-background-work.ts';
import { FailedMessages1764400000100 } from './1764400000100-failed-messages.ts';
import { UnkeptMessages1764400000200 } from './1764400000200-unkept-messages.ts';
import { FundCards1764400000300 } from './1764400000300-fund-cards.ts';
import { SiteDrawings1764400000400 } from './1764400000400-site-drawings.ts';
import { Words1764500000000 } from './1764500000000-words.ts';
import { Calendar1764600000000 } from './1764600000000-calendar.ts';
import { HallPage1764600000200 } from './1764600000200-hall-page.ts';
import { Replies1764600000400 } from './1764600000400-replies.ts';
import { Charges1764600000500 } from './1764600000500-charges.ts';
import { Sponsors1764600000600 } from './1764600000600-sponsors.ts';
import { ChargesByCard1764600000700 } from './1764600000700-charges-by-card.ts';
import { MemberPriceOfPlaces1764600000800 } from './1764600000800-member-price-of-places.ts';
import { SeriesThatGoOn1764600000900 } from './1764600000900-series-that-go-on.ts';
import { MatrimonialConsent1764700000000 } from './1764700000000-matrimonial-consent.ts';
import { MatrimonialSafety1764700000300 } from './1764700000300-matrimonial-safety.ts';
import { Diets1764700000400 } from './1764700000400-diets.ts';
import { CandidateWishes1764800000000 } from './1764800000000-candidate-wishes.ts';
import { OwnSignIn1764800000100 } from './1764800000100-own-sign-in.ts';
import { LapsedAnswers1764800000200 } from './1764800000200-lapsed-answers.ts';
import { DueDaysOfHires1764800000300 } from './1764800000300-due-days-of-hires.ts';
import { NotesOfDates1764800000310 } from './1764800000310-notes-of-dates.ts';
import { FurtherPlaces1764800000330 } from './1764800000330-further-places.ts';
import { RoomPhotos1764900000100 } from './1764900000100-room-photos.ts';
import { InterestsOfCandidates1764900000200 } from './1764900000200-interests-of-candidates.ts';
import { FactsThatStand1764900000210 } from './1764900000210-facts-that-stand.ts';
import { SiteBeingFilled1764900000500 } from './1764900000500-site-being-filled.ts';
import { DonationsWords1764900000600 } from './1764900000600-donations-words.ts';
import { ProvedMobiles1764900000700 } from './1764900000700-proved-mobiles.ts';
import { RenewedLinks1764900000711 } from './1764900000711-renewed-links.ts';
import { OwnRelation1764900000720 } from './1764900000720-own-relation.ts';
import { LeavingHirers1764900000731 } from './1764900000731-leaving-hirers.ts';
import { ChargedBack1764900000751 } from './1764900000751-charged-back.ts';
import { ReopenedByPayment1764900000810 } from './1764900000810-reopened-by-payment.ts';
import { CardMoneyForCharges1764900000811 } from './1764900000811-card-money-for-charges.ts';
import { UsedInvitations1764900000820 } from './1764900000820-used-invitations.ts';
import { TrackedMessages1764900000821 } from './1764900000821-tracked-messages.ts';
import { NamesOfOwnActs1764900000822 } from './1764900000822-names-of-own-acts.ts';
import { LostCardPayments1764900000840 } from './1764900000840-lost-card-payments.ts';
import { ToldPlaces1764900000850 } from './1764900000850-told-places.ts';
import { CopiedCounts1764900000854 } from './1764900000854-copied-counts.ts';
import { ReturnedLines1764900000863 } from './1764900000863-returned-lines.ts';
import { KeptIsNoPrice1764900000864 } from './1764900000864-kept-is-no-price.ts';

/** The tables of version 1.0.0, in the order of what refers to what. */
export const BASELINE = [
  Foundation1764000001000,
  Accounts1764000002000,
  Site1764000003000,
  Content1764000004000,
  SelectLists1764000005000,
  Matrimonial1764000006000,
  RequestsAndImports1764000007000,
  HallHire1764000008000,
  Ledger1764000009000,
  Cards1764000010000,
  Expected1764000011000,
  Counts1764000012000,
  Bank1764000013000,
  Payments1764000014000,
  GiftAid1764000015000,
];

/** In the order they run. A released migration is never edited: what changes later is a migration of its own, below. */
export const MIGRATIONS = [
  ...BASELINE,
  BackgroundWork1764400000000,
  FailedMessages1764400000100,
  UnkeptMessages1764400000200,
  FundCards1764400000300,
  SiteDrawings1764400000400,
  Words1764500000000,
  Calendar1764600000000,
  HallPage1764600000200,
  Replies1764600000400,
  Charges1764600000500,
  Sponsors1764600000600,
  ChargesByCard1764600000700,
  MemberPriceOfPlaces1764600000800,
  SeriesThatGoOn1764600000900,
  MatrimonialConsent1764700000000,
  MatrimonialSafety1764700000300,
  Diets1764700000400,
  CandidateWishes1764800000000,
  OwnSignIn1764800000100,
  LapsedAnswers1764800000200,
  DueDaysOfHires1764800000300,
  NotesOfDates1764800000310,
  FurtherPlaces1764800000330,
  RoomPhotos1764900000100,
  InterestsOfCandidates1764900000200,
  FactsThatStand1764900000210,
  SiteBeingFilled1764900000500,
  DonationsWords1764900000600,
  ProvedMobiles1764900000700,
  RenewedLinks1764900000711,
  OwnRelation1764900000720,
  LeavingHirers1764900000731,
  ChargedBack1764900000751,
  ReopenedByPayment1764900000810,
  CardMoneyForCharges1764900000811,
  UsedInvitations1764900000820,
  TrackedMessages1764900000821,
  NamesOfOwnActs1764900000822,
  LostCardPayments1764900000840,
  ToldPlaces1764900000850,
  CopiedCounts1764900000854,
  ReturnedLines1764900000863,
  KeptIsNoPrice1764900000864,
];
