/** The addresses of the administration, spelled as below. */
export const ADMIN_PATHS = {
  adminDashboard: '/admin-dashboard',
  officeEvents: '/office/events',
  officeNotices: '/office/notices',
  officePoojaSevas: '/office/pooja-sevas',
  officeVideoLinks: '/office/films',
  officeHomeVideos: '/office/home-films',
  officeCommittee: '/office/committee',
  officeDocuments: '/office/documents',
  officePeople: '/office/people',
  officeMessages: '/office/messages',
  officeLog: '/office/log',
  officeSearch: '/office/search',
  editEvent: '/add-events',
  editCommitteeMember: '/add-commiteemem',
  editPoojaSeva: '/add-poojaseva',
  editNotice: '/add-dailyevent',
  editHomeVideo: '/add-homepgvideo',
  editVideoLink: '/socvid-srclink',
  uploadDocument: '/upload-pdf',
  siteSettings: '/site-settings',
  bringIn: '/bring-in',
  hallCalendar: '/hall-calendar',
  editHire: '/add-hall-hire',
  donationLedger: '/donation-ledger',
  donationTypes: '/donation-types',
  selectLists: '/select-lists',
  matrimonialAdminDashboard: '/mtm-admin-dashboard',
} as const;

export type AdminPath = (typeof ADMIN_PATHS)[keyof typeof ADMIN_PATHS];

/** Every address of the site (spec §2), spelled as the old site's links have them. */
export const PATHS = {
  home: '/',
  whoWeAre: '/whoweare',
  events: '/events',
  notices: '/notices',
  poojaSevas: '/poojaseva',
  committeeMembers: '/mem-details',
  payments: '/donations-payments',
  donations: '/donations',
  donationSuccess: '/donation-success',
  myDonations: '/my-donations',
  contact: '/contact',
  hallHire: '/booking',
  documents: '/view-pdf',
  signUp: '/sign-up',
  legacySignUp: '/signup',
  login: '/login',
  forgotPassword: '/forgot-psw',
  matrimonials: '/matrimonials',
  matrimonialLogin: '/login-matrimonial',
  matrimonialRegister: '/register-matrimonial',
  matrimonialProfile: '/full-register-matromonial',
  matrimonialForgotPassword: '/forgotpsw-matromonial',
  privacy: '/privacy',
  cookies: '/cookies',
  terms: '/terms',
  accessibility: '/accessibility',
  test: '/test',
  setUp: '/set-up',
  invitation: '/invitation',
  ...ADMIN_PATHS,
} as const;

/** Route patterns of pages that show one item. */
export const ITEM_ROUTES = { event: '/events/:id' } as const;

/** The query parameters of these addresses: an id of 0, or none, means "new". */
export const QUERY_PARAMETERS = {
  eventId: 'event_ID',
  contentId: '_ID',
  subDonationTypeId: 'id',
  donationReference: 'reference',
  profileId: 'profileID',
  selectList: 'list',
  sought: 'q',
  language: 'lang',
  returnTo: 'returnTo',
} as const;
