import { Foundation1763690400000 } from './1763690400000-foundation.ts';
import { Content1763776800000 } from './1763776800000-content.ts';
import { SettingsContactVisits1763776900000 } from './1763776900000-settings-contact-visits.ts';
import { Messaging1763777000000 } from './1763777000000-messaging.ts';
import { ContentIndexes1763777050000 } from './1763777050000-content-indexes.ts';
import { Donations1763777100000 } from './1763777100000-donations.ts';
import { HallHire1763777200000 } from './1763777200000-hall-hire.ts';
import { SelectLists1763777300000 } from './1763777300000-select-lists.ts';
import { Candidates1763777400000 } from './1763777400000-candidates.ts';
import { ApproveNewMembers1763777500000 } from './1763777500000-approve-new-members.ts';
import { CandidateListing1763777600000 } from './1763777600000-candidate-listing.ts';
import { AuditLog1763777700000 } from './1763777700000-audit-log.ts';
import { AuditEverything1763777800000 } from './1763777800000-audit-everything.ts';
import { PublicChanges1763777900000 } from './1763777900000-public-changes.ts';
import { CandidateChanges1763778000000 } from './1763778000000-candidate-changes.ts';
import { CodesByAsker1763778100000 } from './1763778100000-codes-by-asker.ts';
import { ApplicationsAbroad1763778110000 } from './1763778110000-applications-abroad.ts';
import { PublicFiles1763778300000 } from './1763778300000-public-files.ts';
import { DonationsReceived1763778700000 } from './1763778700000-donations-received.ts';
import { AuditReason1763778800000 } from './1763778800000-audit-reason.ts';
import { DocumentTitles1763778900000 } from './1763778900000-document-titles.ts';
import { CandidatesUnheard1763779000000 } from './1763779000000-candidates-unheard.ts';
import { CandidatesUncounted1763779100000 } from './1763779100000-candidates-uncounted.ts';
import { SiteLanguages1763779200000 } from './1763779200000-site-languages.ts';
import { ContentLanguages1763779300000 } from './1763779300000-content-languages.ts';
import { ListLanguages1763779400000 } from './1763779400000-list-languages.ts';
import { Association1763779500000 } from './1763779500000-association.ts';
import { AssociationLookPlaceParts1763779600000 } from './1763779600000-association-look-place-parts.ts';
import { SitePictures1763779650000 } from './1763779650000-site-pictures.ts';
import { LetterLanguages1763779700000 } from './1763779700000-letter-languages.ts';
import { SetUpToken1763780200000 } from './1763780200000-set-up-token.ts';
import { Imports1763780300000 } from './1763780300000-imports.ts';
import { ContentStates1763780400000 } from './1763780400000-content-states.ts';
import { ContactAnswers1763780500000 } from './1763780500000-contact-answers.ts';
import { OfficeRoles1763780600000 } from './1763780600000-office-roles.ts';
import { OfficerInvitations1763780700000 } from './1763780700000-officer-invitations.ts';
import { Revisions1763780800000 } from './1763780800000-revisions.ts';
import { SecondFactor1763780900000 } from './1763780900000-second-factor.ts';
import { ClosedAccounts1763781000000 } from './1763781000000-closed-accounts.ts';
import { Retention1763781010000 } from './1763781010000-retention.ts';
import { RightsRequests1763781200000 } from './1763781200000-rights-requests.ts';
import { PictureDescriptions1763781300000 } from './1763781300000-picture-descriptions.ts';
import { MobileLengths1763781500000 } from './1763781500000-mobile-lengths.ts';
import { Passkeys1763781600000 } from './1763781600000-passkeys.ts';
import { SheriQuestion1763781700000 } from './1763781700000-sheri-question.ts';
import { ReopenedRequests1763781800000 } from './1763781800000-reopened-requests.ts';
import { BankStatements1763781900000 } from './1763781900000-bank-statements.ts';
import { Gifts1763782000000 } from './1763782000000-gifts.ts';
import { NumbersAtHome1763782050000 } from './1763782050000-numbers-at-home.ts';
import { Donors1763782100000 } from './1763782100000-donors.ts';
import { Receipts1763782200000 } from './1763782200000-receipts.ts';
import { CardPayments1763782300000 } from './1763782300000-card-payments.ts';
import { ExpectedMoney1763782400000 } from './1763782400000-expected-money.ts';
import { DonorStatements1763782500000 } from './1763782500000-donor-statements.ts';
import { CardSubscriptions1763782600000 } from './1763782600000-card-subscriptions.ts';
import { GiftAidDeclarations1763782700000 } from './1763782700000-gift-aid-declarations.ts';
import { GiftAidOnline1763782800000 } from './1763782800000-gift-aid-online.ts';
import { RefundsByHand1763782900000 } from './1763782900000-refunds-by-hand.ts';
import { GiftAidClaims1763783000000 } from './1763783000000-gift-aid-claims.ts';
import { SmallDonations1763783100000 } from './1763783100000-small-donations.ts';
import { CardRounds1763783100001 } from './1763783100001-card-rounds.ts';
import { CardStrays1763783100002 } from './1763783100002-card-strays.ts';
import { DonorRoot1763783100100 } from './1763783100100-donor-root.ts';
import { EmailProofs1763783100400 } from './1763783100400-email-proofs.ts';
import { RefusedMessages1763783100401 } from './1763783100401-refused-messages.ts';
import { RoomForTexts1763783100500 } from './1763783100500-room-for-texts.ts';
import { AccountIndexes1763783100600 } from './1763783100600-account-indexes.ts';
import { NamesSearched1763783300600 } from './1763783300600-names-searched.ts';
import { UnneededLanguages1763783400601 } from './1763783400601-unneeded-languages.ts';
import { DeclarationsNotConfirmed1763783600700 } from './1763783600700-declarations-not-confirmed.ts';
import { BankFees1764100100100 } from './1764100100100-bank-fees.ts';
import { CardStraysInOtherCurrencies1764100100101 } from './1764100100101-card-strays-in-other-currencies.ts';
import { AnswersForNames1764100100102 } from './1764100100102-answers-for-names.ts';
import { Payments1764200000000 } from './1764200000000-payments.ts';
import { BackgroundWork1764400000000 } from './1764400000000-background-work.ts';
import { FailedMessages1764400000100 } from './1764400000100-failed-messages.ts';

/** In the order they run. */
export const MIGRATIONS = [
  Foundation1763690400000,
  Content1763776800000,
  SettingsContactVisits1763776900000,
  Messaging1763777000000,
  ContentIndexes1763777050000,
  Donations1763777100000,
  HallHire1763777200000,
  SelectLists1763777300000,
  Candidates1763777400000,
  ApproveNewMembers1763777500000,
  CandidateListing1763777600000,
  AuditLog1763777700000,
  AuditEverything1763777800000,
  PublicChanges1763777900000,
  CandidateChanges1763778000000,
  CodesByAsker1763778100000,
  ApplicationsAbroad1763778110000,
  PublicFiles1763778300000,
  DonationsReceived1763778700000,
  AuditReason1763778800000,
  DocumentTitles1763778900000,
  CandidatesUnheard1763779000000,
  CandidatesUncounted1763779100000,
  SiteLanguages1763779200000,
  ContentLanguages1763779300000,
  ListLanguages1763779400000,
  Association1763779500000,
  AssociationLookPlaceParts1763779600000,
  SitePictures1763779650000,
  LetterLanguages1763779700000,
  SetUpToken1763780200000,
  Imports1763780300000,
  ContentStates1763780400000,
  ContactAnswers1763780500000,
  OfficeRoles1763780600000,
  OfficerInvitations1763780700000,
  Revisions1763780800000,
  SecondFactor1763780900000,
  ClosedAccounts1763781000000,
  Retention1763781010000,
  RightsRequests1763781200000,
  PictureDescriptions1763781300000,
  MobileLengths1763781500000,
  Passkeys1763781600000,
  SheriQuestion1763781700000,
  ReopenedRequests1763781800000,
  BankStatements1763781900000,
  Gifts1763782000000,
  NumbersAtHome1763782050000,
  Donors1763782100000,
  Receipts1763782200000,
  CardPayments1763782300000,
  ExpectedMoney1763782400000,
  DonorStatements1763782500000,
  CardSubscriptions1763782600000,
  GiftAidDeclarations1763782700000,
  GiftAidOnline1763782800000,
  RefundsByHand1763782900000,
  GiftAidClaims1763783000000,
  SmallDonations1763783100000,
  CardRounds1763783100001,
  CardStrays1763783100002,
  DonorRoot1763783100100,
  EmailProofs1763783100400,
  RefusedMessages1763783100401,
  RoomForTexts1763783100500,
  AccountIndexes1763783100600,
  NamesSearched1763783300600,
  UnneededLanguages1763783400601,
  DeclarationsNotConfirmed1763783600700,
  BankFees1764100100100,
  CardStraysInOtherCurrencies1764100100101,
  AnswersForNames1764100100102,
  Payments1764200000000,
  BackgroundWork1764400000000,
  FailedMessages1764400000100,
];
