import type { EntityClass } from './database/data-source.ts';
import { Revision } from './database/revision.entity.ts';
import { ScheduledTask } from './database/scheduled-task.entity.ts';
import { accounts } from './features/accounts/accounts.feature.ts';
import { administration } from './features/accounts/administration/administration.feature.ts';
import { closing } from './features/accounts/closing/closing.feature.ts';
import { emailProof } from './features/accounts/email-proof/email-proof.feature.ts';
import { officers } from './features/accounts/officers/officers.feature.ts';
import { forAccountant } from './features/accounts-export/accounts-export.feature.ts';
import { admin } from './features/admin/admin.feature.ts';
import { audit } from './features/audit/audit.feature.ts';
import { bank } from './features/bank/bank.feature.ts';
import { bankStatements } from './features/bank/statements/bank-statements.feature.ts';
import { buildFeatures, type Features } from './features/build-features.ts';
import { roomBookings } from './features/calendar/bookings/room-bookings.feature.ts';
import { calendar } from './features/calendar/calendar.feature.ts';
import { roomPhotos } from './features/calendar/photos/room-photos.feature.ts';
import { cards } from './features/cards/cards.feature.ts';
import { chargesByCard } from './features/cards/charges/charges-by-card.feature.ts';
import { cardEvents } from './features/cards/events/card-events.feature.ts';
import { cardSubscriptions } from './features/cards/monthly/card-subscriptions.feature.ts';
import { cardStrays } from './features/cards/strays/card-strays.feature.ts';
import { charges } from './features/charges/charges.feature.ts';
import { committee } from './features/committee/committee.feature.ts';
import { contact } from './features/contact/contact.feature.ts';
import { counts } from './features/counts/counts.feature.ts';
import { documents } from './features/documents/documents.feature.ts';
import { earlierBooks } from './features/earlier-books/earlier-books.feature.ts';
import { events } from './features/events/events.feature.ts';
import { eventFeeds } from './features/events/feed/feed.feature.ts';
import { seriesThatGoOn } from './features/events/series/series.feature.ts';
import { expected } from './features/expected/expected.feature.ts';
import { failedMessages } from './features/failed-messages/failed-messages.feature.ts';
import type { Feature } from './features/feature.ts';
import { giftAid } from './features/gift-aid/gift-aid.feature.ts';
import { giftAidClaims } from './features/gift-aid-claims/gift-aid-claims.feature.ts';
import { giftAidGifts } from './features/gift-aid-claims/gifts/gift-aid-gifts.feature.ts';
import { schedules } from './features/gift-aid-claims/schedule/schedule.feature.ts';
import { giving } from './features/giving/giving.feature.ts';
import { hallHire } from './features/hall-hire/hall-hire.feature.ts';
import { hallPage } from './features/hall-hire/hall-page/hall-page.feature.ts';
import { officeCalendar } from './features/hall-hire/office/office-calendar.feature.ts';
import { ownHire } from './features/hall-hire/own-hire/own-hire.feature.ts';
import { homeVideos } from './features/home-videos/home-videos.feature.ts';
import { imports } from './features/imports/imports.feature.ts';
import { donationTypes } from './features/ledger/donation-types/donation-types.feature.ts';
import { donors } from './features/ledger/donors/donors.feature.ts';
import { ledger } from './features/ledger/ledger.feature.ts';
import { receipts } from './features/ledger/receipts/receipts.feature.ts';
import { refunds } from './features/ledger/refunds/refunds.feature.ts';
import { candidates } from './features/matrimonial/candidates/candidates.feature.ts';
import { candidateConfirmation } from './features/matrimonial/confirmation/confirmation.feature.ts';
import { interests } from './features/matrimonial/interests/interests.feature.ts';
import { introductions } from './features/matrimonial/introductions/introductions.feature.ts';
import { matrimonial } from './features/matrimonial/matrimonial.feature.ts';
import { members } from './features/matrimonial/members/members.feature.ts';
import { ownSignIn } from './features/matrimonial/own-sign-in/own-sign-in.feature.ts';
import { candidatePhotos } from './features/matrimonial/photos/photos.feature.ts';
import { matrimonialSafety } from './features/matrimonial/safety/safety.feature.ts';
import { matrimonialSettings } from './features/matrimonial/settings/settings.feature.ts';
import { candidateWishes } from './features/matrimonial/wishes/wishes.feature.ts';
import { notices } from './features/notices/notices.feature.ts';
import { paidTogether } from './features/paid-together/paid-together.feature.ts';
import type { Plumbing } from './features/plumbing.ts';
import { poojaSevas } from './features/pooja-sevas/pooja-sevas.feature.ts';
import { replies } from './features/replies/replies.feature.ts';
import { requests } from './features/requests/requests.feature.ts';
import { retention } from './features/retention/retention.feature.ts';
import { requireRetentionJobs } from './features/retention-jobs.ts';
import { search } from './features/search/search.feature.ts';
import { passkeys } from './features/second-factor/passkeys/passkeys.feature.ts';
import { secondFactor } from './features/second-factor/second-factor.feature.ts';
import { selectLists } from './features/select-lists/select-lists.feature.ts';
import { setUp } from './features/set-up/set-up.feature.ts';
import { payee } from './features/site-settings/payee/payee.feature.ts';
import { siteSettings } from './features/site-settings/site-settings.feature.ts';
import { smallDonations } from './features/small-donations/small-donations.feature.ts';
import { sponsorships } from './features/sponsors/office/sponsorships.feature.ts';
import { sponsors } from './features/sponsors/sponsors.feature.ts';
import { statements } from './features/statements/statements.feature.ts';
import { videoLinks } from './features/video-links/video-links.feature.ts';
import { visits } from './features/visits/visits.feature.ts';
import { MediaFile } from './files/media-file.entity.ts';
import { AttemptCounter } from './identity/attempt-counter.entity.ts';
import { OneTimeCode } from './identity/one-time-code.entity.ts';
import { Session } from './identity/session.entity.ts';
import { OutboxMessage } from './messages/outbox-message.entity.ts';
import { TrackedMessage } from './messages/tracked-message.entity.ts';

/** Every feature, in dependency order: a feature comes after those whose services it needs. */
export const FEATURES: readonly Feature[] = [
  audit,
  siteSettings,
  selectLists,
  passkeys,
  secondFactor,
  accounts,
  payee,
  emailProof,
  administration,
  officers,
  closing,
  members,
  matrimonialSettings,
  candidates,
  candidatePhotos,
  candidateConfirmation,
  ownSignIn,
  introductions,
  matrimonialSafety,
  interests,
  candidateWishes,
  matrimonial,
  contact,
  failedMessages,
  requests,
  visits,
  calendar,
  roomBookings,
  roomPhotos,
  hallPage,
  charges,
  hallHire,
  officeCalendar,
  donationTypes,
  ledger,
  donors,
  receipts,
  refunds,
  paidTogether,
  giving,
  sponsors,
  sponsorships,
  cards,
  chargesByCard,
  ownHire,
  cardSubscriptions,
  cardEvents,
  cardStrays,
  expected,
  counts,
  bank,
  bankStatements,
  giftAid,
  giftAidGifts,
  giftAidClaims,
  schedules,
  smallDonations,
  earlierBooks,
  statements,
  forAccountant,
  events,
  seriesThatGoOn,
  eventFeeds,
  replies,
  poojaSevas,
  notices,
  homeVideos,
  videoLinks,
  committee,
  documents,
  search,
  admin,
  setUp,
  imports,
  retention,
];

/** Every table; the migrations are compared with them. */
export const ENTITIES: EntityClass[] = [
  Session,
  AttemptCounter,
  OneTimeCode,
  OutboxMessage,
  TrackedMessage,
  MediaFile,
  Revision,
  ScheduledTask,
  ...FEATURES.flatMap(({ entities = [] }) => entities),
];

/** Tables that have rows before there is any content. */
export const SEEDED_TABLES: string[] = [
  'attempt_counter',
  'scheduled_task',
  ...FEATURES.flatMap(({ seeded = [] }) => seeded),
];

/** Builds every feature. @throws Error when a promise of `rules/retention.ts` is kept by none of them */
export function createFeatures(plumbing: Plumbing): Features {
  const features = buildFeatures(FEATURES, plumbing);
  requireRetentionJobs(features.services.retentionJobs);
  return features;
}
