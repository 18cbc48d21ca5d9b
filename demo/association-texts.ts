/** What the demo association says of itself, as an administrator would have entered it in the site settings. */
export const DEMO_SETTINGS = {
  name: 'Shree Samaj Leicester',
  shortName: 'Samaj',
  tagline: 'આપણું ઘર, આપણો સમાજ',
  description:
    'The Gujarati Hindu community of Leicester: festivals, seva, learning and friendship for every family.',
  openingTitle: 'A home for our community',
  openingText:
    'Festivals, seva, learning and friendship, five minutes from the city centre. Everyone is welcome through our doors.',
  founded: '1974',
  referencePrefix: 'SMJ',
  history: `In the winter of 1974 eleven families lit a lamp together in a school hall off Melton Road. Some had come from the villages of Charotar and Kathiawar; most had come from Kampala, Nairobi and Dar es Salaam with what fits into a suitcase. They had no priest and no kitchen. They had a framed picture of Shri Krishna, a harmonium with two dumb keys, and one steel pot of khichdi for sixty people.

The pot was never empty after that. A savings box went round every Sunday, ten pence at a time, and grandmothers sold athanu and chevdo at the school gate. In 1983 it was enough for a disused hosiery warehouse with a leaking roof. Members who sewed, welded and wired for a living gave their Saturdays for two years, and in 1985 the murtis were installed and the doors opened.

Today the Samaj has a mandir with arti morning and evening, a hall for three hundred, a kitchen, a library of Gujarati books and a car park that is always too small. There is a Gujarati school on Saturdays, lunch for our elders on Wednesdays, yoga at dawn, and a cricket league that nobody takes as lightly as they say. Navratri fills the hall for nine nights.

We are a registered charity and are run by volunteers: a committee elected every two years, and some hundred and fifty people who cook, sweep, teach, drive and count. Nobody is paid and nobody is turned away. You need not be Gujarati, and you need not be Hindu, to sit down and eat with us.

The children of the first eleven families are grandparents now. If you remember the school hall, come and tell us; if you have just arrived in Leicester and know nobody, come sooner. There is tea after every arti.`,
  footerHistory:
    'In 1974 a few families from Gujarat and East Africa lit the first lamp together in a borrowed school hall. Today their Samaj has a mandir, a kitchen and a hall of its own, and the door is open to everyone.',
  guruName: 'Pujya Dayarambapa',
  guruMessage: `Seva is the shortest road to each other. Come with empty hands; leave with a full heart.

God has no need of our flowers, but the one who strings the garland beside you may need a friend. So do not ask which work is great and which is small. Wash the plates as you would wash the feet of a guest, and you have done your pooja for the day.`,
  contactHours: '5pm-7pm daily',
  cricket:
    'Eight teams play in our cricket league, every Sunday from May to September. Come and bat, or bring a chair.',
  address: `Shree Samaj Leicester
12 Tulsi Lane
Belgrave
Leicester
LE4 6XX`,
  email: 'office@example.org',
  phone: '0116 496 0100',
  mapPosition: '52.6469,-1.1253',
  // None is invented for the links: an icon without a target is not shown.
  facebookUrl: '',
  instagramUrl: '',
  youtubeUrl: '',
  whatsappUrl: '',
  paymentUrl: 'https://example.org/pay',
  charityName: 'Shree Samaj Leicester',
  // A number that no register has.
  charityNumber: '0000000',
  // An account that no bank has.
  bankAccountName: 'Shree Samaj Leicester',
  bankSortCode: '00-00-00',
  bankAccountNumber: '12345678',
  suggestedAmounts: '11, 21, 51, 101, 251, 501',
  useOfDonations: `19766: Mandir and hall
13981: Kitchen
7714: Festivals
4339: Gujarati school
2410: Running the office`,
  approveNewMembers: false,
  asksSheri: true,
  sheriLabel: '',
  language: 'en',
  languages: ['en', 'gu'],
  translations: {
    gu: {
      name: 'શ્રી સમાજ લેસ્ટર',
      shortName: 'સમાજ',
      tagline: 'જય શ્રી કૃષ્ણ',
      description: 'લેસ્ટરનો ગુજરાતી હિન્દુ સમાજ: દરેક પરિવાર માટે ઉત્સવો, સેવા, શિક્ષણ અને મિત્રતા.',
      openingTitle: 'આપણા સમાજનું પોતાનું ઘર',
      openingText: 'ઉત્સવો, સેવા, શિક્ષણ અને મિત્રતા, શહેરના કેન્દ્રથી માત્ર પાંચ મિનિટ દૂર. અમારે આંગણે સૌનું સ્વાગત છે.',
      history: `1974ના શિયાળામાં મેલ્ટન રોડ પાસેની એક શાળાના હૉલમાં અગિયાર પરિવારોએ સાથે મળીને દીવો પ્રગટાવ્યો. કોઈ ચરોતર અને કાઠિયાવાડનાં ગામોમાંથી આવ્યા હતા; ઘણાખરા કંપાલા, નૈરોબી અને દારેસલામથી, એક સૂટકેસમાં જેટલું સમાય એટલું લઈને. ન પૂજારી હતા, ન રસોડું. હતી તો શ્રીકૃષ્ણની એક છબી, બે સૂર મૂંગા હોય એવું હાર્મોનિયમ, અને સાઠ જણ માટે ખીચડીનું એક તપેલું.

એ પછી એ તપેલું કદી ખાલી રહ્યું નથી. દર રવિવારે દાનપેટી ફરતી, દસ-દસ પેન્સ ભેગા થતા, અને બા-દાદીઓ શાળાના દરવાજે અથાણું અને ચેવડો વેચતાં. 1983માં એટલી રકમ થઈ કે હોઝિયરીનું એક બંધ પડેલું ગોદામ લેવાયું, છાપરું ચૂતું હતું તોય. સિલાઈ, વેલ્ડિંગ અને વાયરિંગ જાણતા સભ્યોએ બે વરસ સુધી પોતાના શનિવાર આપ્યા, અને 1985માં મૂર્તિઓની પ્રાણપ્રતિષ્ઠા થઈ અને દ્વાર ખૂલ્યાં.

આજે સમાજ પાસે મંદિર છે, જ્યાં સવાર-સાંજ આરતી થાય છે; ત્રણસો જણનો હૉલ, રસોડું, ગુજરાતી પુસ્તકોનું પુસ્તકાલય, અને હંમેશાં નાનું પડતું કાર પાર્ક છે. શનિવારે ગુજરાતી શાળા, બુધવારે વડીલો માટે ભોજન, વહેલી સવારે યોગ, અને ક્રિકેટ લીગ, જેને કહેવાય છે એટલી હળવાશથી કોઈ લેતું નથી. નવરાત્રિની નવેય રાત હૉલ ભરાઈ જાય છે.

આપણો સમાજ રજિસ્ટર્ડ ચૅરિટી છે અને સ્વયંસેવકો જ ચલાવે છે: દર બે વરસે ચૂંટાતી સમિતિ, અને રસોઈ, સફાઈ, ભણતર, વાહન અને હિસાબ સંભાળતા દોઢસો જેટલા ભાઈ-બહેનો. કોઈ પગાર લેતું નથી અને કોઈને પાછા કાઢવામાં આવતા નથી. અમારી સાથે બેસીને જમવા માટે ગુજરાતી કે હિંદુ હોવું જરૂરી નથી.

પહેલા અગિયાર પરિવારનાં બાળકો આજે દાદા-દાદી છે. તમને શાળાનો એ હૉલ યાદ હોય તો આવીને વાત કરો; અને લેસ્ટરમાં નવા હો, કોઈને ઓળખતા ન હો, તો તો વહેલા આવો. દરેક આરતી પછી ચા હોય છે.`,
      footerHistory:
        '1974માં ગુજરાત અને પૂર્વ આફ્રિકાથી આવેલા થોડા પરિવારોએ એક શાળાના હૉલમાં સાથે મળીને પહેલો દીવો પ્રગટાવ્યો. આજે એ સમાજનું પોતાનું મંદિર, રસોડું અને હૉલ છે, અને તેના દ્વાર સૌ માટે ખુલ્લાં છે.',
      useOfDonations: `19766: મંદિર અને હૉલ
13981: રસોડું
7714: ઉત્સવો
4339: ગુજરાતી શાળા
2410: કાર્યાલય ચલાવવા`,
      guruName: 'પૂજ્ય દયારામબાપા',
      guruMessage: `સેવા એ એકબીજા સુધી પહોંચવાનો ટૂંકામાં ટૂંકો રસ્તો છે. ખાલી હાથે આવો; ભરેલે હૈયે જાઓ.

ભગવાનને આપણાં ફૂલની જરૂર નથી, પણ બાજુમાં બેસીને હાર ગૂંથનારને કદાચ મિત્રની જરૂર હોય. માટે કયું કામ મોટું ને કયું નાનું એમ ન પૂછો. મહેમાનના પગ ધોતા હો એ ભાવથી વાસણ ધુઓ, એટલે તમારી આજની પૂજા થઈ ગઈ.`,
      contactHours: 'દરરોજ સાંજે 5થી 7',
      cricket: 'અમારી ક્રિકેટ લીગમાં આઠ ટીમો રમે છે, મેથી સપ્ટેમ્બર સુધી દર રવિવારે. રમવા આવો, કે પછી ખુરશી લઈને જોવા આવો.',
      address: `શ્રી સમાજ લેસ્ટર
12 તુલસી લેન (Tulsi Lane)
બેલગ્રેવ
લેસ્ટર
LE4 6XX`,
    },
  },
} as const;
