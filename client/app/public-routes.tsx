import type { RouteObject } from 'react-router-dom';
import { ITEM_ROUTES, PATHS, QUERY_PARAMETERS } from '../components/page/paths.ts';
import { Redirect } from '../components/page/redirect.tsx';
import { EVENTS_PARAMETERS } from '../features/events/events-parameters.ts';
import { matrimonialRoutes } from './matrimonial-routes.tsx';
import { lazyPage, withKit, withTexts } from './page-routes.ts';

/** The pages that visitors see, in the frame for visitors. */
export const publicRoutes: RouteObject[] = [
  lazyPage(PATHS.test, () => import('./test-page.tsx'), 'TestPage', []),
  { path: PATHS.legacySignUp, element: <Redirect to={PATHS.signUp} /> },
  // The home page shows something of each feature.
  withTexts(
    ['home', 'notices', 'events', 'reply-act', 'pooja-sevas', 'committee', 'documents'],
    [lazyPage(PATHS.home, () => import('../features/home/home-page.tsx'), 'HomePage', [])],
  ),
  withTexts(
    ['events', 'home', 'reply-act', 'sponsors'],
    [
      lazyPage(
        PATHS.events,
        () => import('../features/events/events-page.tsx'),
        'EventsPage',
        EVENTS_PARAMETERS,
      ),
      lazyPage(ITEM_ROUTES.event, () => import('../features/events/event-page.tsx'), 'EventPage', []),
    ],
  ),
  withTexts(
    ['form', 'replies', 'reply-act', 'reply-messages'],
    [
      lazyPage(ITEM_ROUTES.eventReply, () => import('../features/replies/reply-page.tsx'), 'ReplyPage', [
        'day',
      ]),
      lazyPage(PATHS.replies, () => import('../features/replies/own-reply-page.tsx'), 'OwnReplyPage'),
    ],
  ),
  withTexts(
    ['notices', 'home'],
    [lazyPage(PATHS.notices, () => import('../features/notices/notices-page.tsx'), 'NoticesPage', ['page'])],
  ),
  withTexts(
    ['who-we-are'],
    [
      lazyPage(
        PATHS.whoWeAre,
        () => import('../features/who-we-are/who-we-are-page.tsx'),
        'WhoWeArePage',
        [],
      ),
    ],
  ),
  withTexts(
    ['pooja-sevas', 'sponsors'],
    [
      lazyPage(
        PATHS.poojaSevas,
        () => import('../features/pooja-sevas/pooja-sevas-page.tsx'),
        'PoojaSevasPage',
        ['page'],
      ),
    ],
  ),
  withTexts(
    ['committee'],
    [
      lazyPage(
        PATHS.committeeMembers,
        () => import('../features/committee/committee-page.tsx'),
        'CommitteePage',
        ['page'],
      ),
    ],
  ),
  withTexts(
    ['documents'],
    [
      lazyPage(PATHS.documents, () => import('../features/documents/documents-page.tsx'), 'DocumentsPage', [
        'page',
      ]),
    ],
  ),
  withTexts(
    ['legal', 'legal.privacy', 'retention'],
    [lazyPage(PATHS.privacy, () => import('../features/legal/privacy-page.tsx'), 'PrivacyPage', [])],
  ),
  withTexts(
    ['legal', 'legal.cookies'],
    [lazyPage(PATHS.cookies, () => import('../features/legal/cookies-page.tsx'), 'CookiesPage', [])],
  ),
  withTexts(
    ['legal', 'legal.terms'],
    [lazyPage(PATHS.terms, () => import('../features/legal/terms-page.tsx'), 'TermsPage', [])],
  ),
  withTexts(
    ['legal', 'legal.accessibility'],
    [
      lazyPage(
        PATHS.accessibility,
        () => import('../features/legal/accessibility-page.tsx'),
        'AccessibilityPage',
        [],
      ),
    ],
  ),
  withTexts(
    ['form', 'accounts', 'passkeys'],
    [
      lazyPage(PATHS.login, () => import('../features/accounts/login-page.tsx'), 'LoginPage', [
        QUERY_PARAMETERS.returnTo,
      ]),
    ],
  ),
  withTexts(
    ['form', 'accounts'],
    [
      lazyPage(
        PATHS.forgotPassword,
        () => import('../features/accounts/forgot-password-page.tsx'),
        'ForgotPasswordPage',
        [],
      ),
    ],
  ),
  withTexts(
    ['form', 'accounts', 'sign-up'],
    [
      withKit([
        lazyPage(
          PATHS.invitation,
          () => import('../features/accounts/invitation-page.tsx'),
          'InvitationPage',
          [],
        ),
      ]),
      lazyPage(
        PATHS.confirmEmail,
        () => import('../features/accounts/confirm-email-page.tsx'),
        'ConfirmEmailPage',
        [],
      ),
    ],
  ),
  withTexts(
    ['donations'],
    [lazyPage(PATHS.payments, () => import('../features/giving/payments-page.tsx'), 'PaymentsPage', [])],
  ),
  withTexts(
    ['form', 'donations', 'give', 'bank-account'],
    [
      lazyPage(PATHS.donations, () => import('../features/giving/donation-page.tsx'), 'DonationPage', [
        QUERY_PARAMETERS.subDonationTypeId,
      ]),
      lazyPage(
        PATHS.myDonations,
        () => import('../features/giving/my-donations-page.tsx'),
        'MyDonationsPage',
        ['donations_page'],
      ),
    ],
  ),
  withTexts(
    ['form', 'give', 'bank-account', 'sponsors'],
    [
      lazyPage(PATHS.give, () => import('../features/giving/give-page.tsx'), 'GivePage', [
        'fund',
        'amount',
        'sponsor',
        'day',
        'slot',
      ]),
    ],
  ),
  withTexts(
    ['sponsors'],
    [
      lazyPage(PATHS.sponsor, () => import('../features/sponsors/sponsor-page.tsx'), 'SponsorPage', []),
      lazyPage(
        ITEM_ROUTES.sponsorOffer,
        () => import('../features/sponsors/sponsor-offer-page.tsx'),
        'SponsorOfferPage',
        ['month'],
      ),
    ],
  ),
  withTexts(
    ['donations', 'gift', 'bank-account', 'sponsors'],
    [
      lazyPage(
        PATHS.donationSuccess,
        () => import('../features/giving/donation-success-page.tsx'),
        'DonationSuccessPage',
        [QUERY_PARAMETERS.donationReference, QUERY_PARAMETERS.card],
      ),
      // It names no parameters, although it reads one: a private page is kept for nobody.
      lazyPage(PATHS.gift, () => import('../features/giving/gift-page.tsx'), 'GiftPage'),
    ],
  ),
  withTexts(
    ['form', 'hall-hire'],
    [
      lazyPage(PATHS.hallHire, () => import('../features/hall-hire/hall-hire-page.tsx'), 'HallHirePage', [
        'month',
        'room',
        'day',
      ]),
    ],
  ),
  withTexts(
    ['form', 'hall-hire', 'own-hire', 'conflict'],
    // A private page is kept for nobody.
    [lazyPage(PATHS.ownHire, () => import('../features/hall-hire/own-hire-page.tsx'), 'OwnHirePage')],
  ),
  withTexts(
    ['form', 'candidate-page', 'shown-choices', 'conflict'],
    // A private page is kept for nobody.
    [
      lazyPage(
        PATHS.candidatePage,
        () => import('../features/candidate-page/candidate-page.tsx'),
        'CandidatePage',
      ),
    ],
  ),
  withTexts(
    ['weekly-mail'],
    // A private page is kept for nobody.
    [
      lazyPage(
        PATHS.weeklyMail,
        () => import('../features/weekly-mail/weekly-mail-page.tsx'),
        'WeeklyMailPage',
      ),
    ],
  ),
  withTexts(
    ['form', 'accounts', 'site-settings.office', 'home', 'set-up'],
    [withKit([lazyPage(PATHS.setUp, () => import('../features/set-up/set-up-page.tsx'), 'SetUpPage', [])])],
  ),
  withTexts(
    ['search'],
    [
      lazyPage(PATHS.search, () => import('../features/search/search-page.tsx'), 'SearchPage', [
        QUERY_PARAMETERS.sought,
        QUERY_PARAMETERS.kind,
        'page',
      ]),
    ],
  ),
  withTexts(
    ['form', 'contact'],
    [lazyPage(PATHS.contact, () => import('../features/contact/contact-page.tsx'), 'ContactPage', [])],
  ),
  withTexts(
    ['form', 'requests'],
    [
      lazyPage(PATHS.requests, () => import('../features/requests/requests-page.tsx'), 'RequestsPage', []),
      lazyPage(
        PATHS.matrimonialComplaint,
        () => import('../features/requests/matrimonial-complaint-page.tsx'),
        'MatrimonialComplaintPage',
        [],
      ),
    ],
  ),
  withTexts(
    ['matrimonial-section'],
    [
      lazyPage(
        PATHS.matrimonialSection,
        () => import('../features/matrimonial-section/matrimonial-section-page.tsx'),
        'MatrimonialSectionPage',
        [],
      ),
    ],
  ),
  ...matrimonialRoutes,
];
