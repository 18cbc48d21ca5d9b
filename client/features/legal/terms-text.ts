import type { LegalText, LegalTexts, TranslationOf } from './legal-text.ts';

const english = {
  lead: 'What holds when you use this site. Your rights as a consumer and as a visitor stay as the law gives them.',
  sections: {
    'about-us': {
      heading: 'About us and these terms',
      parts: [
        'This site belongs to {{name}}, a community association in England run by volunteers. You find our address and telephone number on the [contact page](/contact).',
        'By using the site you agree to these terms. Please also read [Privacy](/privacy) and [Cookies](/cookies).',
      ],
    },
    content: {
      heading: 'What you read here',
      parts: [
        'We write with care, but volunteers make mistakes, and times and places of events can change. If you come from far away, ask us first. If you find something wrong, please tell us.',
        'Texts, pictures and films belong to us or to those who let us use them. You may print pages and share links. Ask us before you use our pictures elsewhere.',
        'Links lead to sites of others. We are not responsible for those.',
      ],
    },
    accounts: {
      heading: 'Your account',
      parts: [
        [
          'Accounts are for adults. What you tell us must be true and kept up to date.',
          'Keep your password to yourself. If you think that somebody else knows it, change it and tell us.',
          'You can ask us to close your account whenever you like.',
          'We may suspend an account that is used to harm or deceive others. We tell you why, and you can ask the committee to look at it again.',
        ],
      ],
    },
    payments: {
      heading: 'Donations and fees',
      parts: [
        [
          'A donation is a gift. If you gave by mistake or the wrong amount, write to us, and we will put it right where we can.',
          'Where a fee is fixed, the amount on the page is the whole price.',
          'Filling in the form is not yet a payment. You pay on the payment company’s page; until then the payment stands as not paid.',
          'A gift for a named purpose is used for it. If that becomes impossible or more was given than is needed, we use it for the nearest purpose that charity law allows.',
        ],
      ],
    },
    'hall-hire': {
      heading: 'Hall hire',
      parts: [
        'A request that you send on the page [Hall hire](/booking) is not a booking yet, and a date is not reserved by it. When we accept it we keep the date for you. The hire is agreed only when the letting agreement, whose terms are on that page, has been signed by you and by us.',
      ],
    },
    matrimonial: {
      heading: 'The matrimonial section',
      parts: [
        [
          'It is for people who are free to marry, at least 18 years old, and who want this themselves. Marrying anybody against their will is a crime.',
          'Write a profile for somebody else only with their agreement. What it says must be true, and the photo must be theirs.',
          'We introduce families to each other. We do not check what profiles say, so please make your own enquiries before you decide, and meet in a public place first.',
          'What you read there is for you alone. Do not copy or pass it on, and do not use it to advertise.',
          'If a profile seems false or somebody troubles you, [tell us](/contact). In an emergency call 999.',
        ],
      ],
    },
    conduct: {
      heading: 'How we treat each other',
      parts: [
        'Do not use the site to insult, threaten or deceive anybody, to send advertising, or to break the law. Do not try to get at what is not meant for you, or to disturb the site.',
      ],
    },
    liability: {
      heading: 'What we answer for',
      parts: [
        'The site is free to use. We cannot promise that it is always there or free of errors. We do not answer for losses that nobody could foresee, nor for business losses.',
        'Nothing here limits what we answer for by law: death or injury through our negligence, fraud, and your rights as a consumer.',
      ],
    },
    law: {
      heading: 'Law and changes',
      parts: [
        'The law of England and Wales applies. If you live in Scotland or Northern Ireland, you may also go to the courts there.',
        'We may change these terms. What was agreed before a change stays as it was agreed. The English text decides if the two languages should differ.',
      ],
    },
  },
} satisfies LegalText;

const gujarati: TranslationOf<typeof english> = {
  lead: 'આ વેબસાઇટ વાપરતી વખતે શું લાગુ પડે છે. ગ્રાહક તરીકે અને મુલાકાતી તરીકે કાયદાએ આપેલા તમારા હકો જેમના તેમ રહે છે.',
  sections: {
    'about-us': {
      heading: 'અમારા અને આ શરતો વિશે',
      parts: [
        'આ વેબસાઇટ {{name}}ની છે, જે ઇંગ્લૅન્ડમાં સ્વયંસેવકોથી ચાલતી સામાજિક સંસ્થા છે. અમારું સરનામું અને ટેલિફોન નંબર [સંપર્ક પૃષ્ઠ](/contact) પર છે.',
        'વેબસાઇટ વાપરીને તમે આ શરતો સ્વીકારો છો. [ગોપનીયતા](/privacy) અને [કૂકીઝ](/cookies) પણ વાંચશો.',
      ],
    },
    content: {
      heading: 'તમે અહીં જે વાંચો છો',
      parts: [
        'અમે કાળજીથી લખીએ છીએ, પણ સ્વયંસેવકોથી ભૂલ થાય, અને કાર્યક્રમોનાં સમય અને સ્થળ બદલાઈ શકે. તમે દૂરથી આવવાના હો તો પહેલાં અમને પૂછો. કંઈ ખોટું દેખાય તો અમને જણાવો.',
        'લખાણ, ફોટા અને વીડિયો અમારાં છે અથવા જેમણે અમને વાપરવા દીધાં છે તેમનાં છે. તમે પૃષ્ઠો છાપી શકો છો અને લિંક મોકલી શકો છો. અમારા ફોટા બીજે વાપરતાં પહેલાં અમને પૂછો.',
        'લિંક બીજાઓની વેબસાઇટ પર લઈ જાય છે. તેની જવાબદારી અમારી નથી.',
      ],
    },
    accounts: {
      heading: 'તમારું ખાતું',
      parts: [
        [
          'ખાતાં પુખ્ત વયના લોકો માટે છે. તમે અમને જે જણાવો તે સાચું હોવું જોઈએ, અને બદલાય ત્યારે સુધારવું જોઈએ.',
          'તમારો પાસવર્ડ કોઈને આપશો નહીં. બીજા કોઈને તે ખબર છે એવું લાગે તો બદલી નાખો અને અમને જણાવો.',
          'તમે ગમે ત્યારે તમારું ખાતું બંધ કરવા અમને કહી શકો છો.',
          'બીજાને નુકસાન કરવા કે છેતરવા વપરાતું ખાતું અમે સ્થગિત કરી શકીએ છીએ. શા માટે તે અમે તમને જણાવીએ છીએ, અને તમે સમિતિને ફરી વિચારવા કહી શકો છો.',
        ],
      ],
    },
    payments: {
      heading: 'દાન અને ફી',
      parts: [
        [
          'દાન એ ભેટ છે. ભૂલથી અથવા ખોટી રકમ અપાઈ ગઈ હોય તો અમને લખો, શક્ય હશે ત્યાં અમે સુધારી આપીશું.',
          'જ્યાં ફી નક્કી હોય ત્યાં પૃષ્ઠ પરની રકમ એ જ પૂરી કિંમત છે.',
          'ફૉર્મ ભરવાથી ચુકવણી થઈ જતી નથી. તમે ચુકવણી કંપનીના પૃષ્ઠ પર ચુકવણી કરો છો; ત્યાં સુધી તે બાકી ગણાય છે.',
          'ચોક્કસ હેતુ માટે આપેલું દાન એ હેતુ માટે જ વપરાય છે. તે અશક્ય બને અથવા જરૂર કરતાં વધુ મળે, તો ચૅરિટીનો કાયદો માન્ય રાખે એવા સૌથી નજીકના હેતુ માટે અમે તે વાપરીએ છીએ.',
        ],
      ],
    },
    'hall-hire': {
      heading: 'હૉલ ભાડે લેવો',
      parts: [
        '[હૉલ ભાડે લેવો](/booking) પૃષ્ઠ પરથી મોકલેલી વિનંતી એ બુકિંગ નથી, અને તેનાથી તારીખ રાખી મૂકેલી ગણાતી નથી. અમે વિનંતી મંજૂર કરીએ ત્યારે તે તારીખ તમારા માટે રાખીએ છીએ. ભાડાના કરાર પર, જેની શરતો એ પૃષ્ઠ પર છે, તમે અને અમે સહી કરીએ ત્યારે જ ભાડું નક્કી થાય છે.',
      ],
    },
    matrimonial: {
      heading: 'લગ્નવિષયક વિભાગ',
      parts: [
        [
          'આ વિભાગ લગ્ન કરવા સ્વતંત્ર હોય, ઓછામાં ઓછાં 18 વર્ષનાં હોય અને પોતે તે ઇચ્છતાં હોય તેમના માટે છે. કોઈને તેની મરજી વિરુદ્ધ પરણાવવું એ ગુનો છે.',
          'બીજા કોઈ માટે પ્રોફાઇલ તેમની સંમતિથી જ લખો. તેમાં લખેલું સાચું હોવું જોઈએ અને ફોટો તેમનો જ હોવો જોઈએ.',
          'અમે પરિવારોની એકબીજા સાથે ઓળખાણ કરાવીએ છીએ. પ્રોફાઇલમાં લખેલું અમે ચકાસતા નથી, માટે નિર્ણય લેતાં પહેલાં જાતે તપાસ કરો, અને પહેલી વાર જાહેર સ્થળે મળો.',
          'ત્યાં તમે જે વાંચો તે ફક્ત તમારા માટે છે. તેની નકલ ન કરો, બીજાને ન આપો અને જાહેરાત માટે ન વાપરો.',
          'કોઈ પ્રોફાઇલ ખોટી લાગે કે કોઈ તમને હેરાન કરે તો [અમને જણાવો](/contact). કટોકટીમાં 999 પર ફોન કરો.',
        ],
      ],
    },
    conduct: {
      heading: 'એકબીજા સાથે વર્તન',
      parts: [
        'કોઈનું અપમાન કરવા, ધમકી આપવા કે છેતરવા, જાહેરાત મોકલવા અથવા કાયદો તોડવા આ વેબસાઇટ વાપરશો નહીં. તમારા માટે ન હોય એવી માહિતી મેળવવાનો કે વેબસાઇટને ખલેલ પહોંચાડવાનો પ્રયાસ કરશો નહીં.',
      ],
    },
    liability: {
      heading: 'અમારી જવાબદારી',
      parts: [
        'આ વેબસાઇટ મફત છે. તે હંમેશાં ચાલુ રહેશે કે તેમાં ભૂલ નહીં હોય એવું વચન અમે આપી શકતા નથી. જે નુકસાન કોઈ પહેલેથી જાણી ન શકે તેની, કે ધંધાના નુકસાનની, જવાબદારી અમારી નથી.',
        'કાયદા પ્રમાણેની અમારી જવાબદારી અહીં કંઈ ઓછી કરતું નથી: અમારી બેદરકારીથી થયેલું મૃત્યુ કે ઈજા, છેતરપિંડી, અને ગ્રાહક તરીકેના તમારા હકો.',
      ],
    },
    law: {
      heading: 'કાયદો અને ફેરફાર',
      parts: [
        'ઇંગ્લૅન્ડ અને વેલ્સનો કાયદો લાગુ પડે છે. તમે સ્કૉટલૅન્ડ કે ઉત્તર આયર્લૅન્ડમાં રહેતા હો તો ત્યાંની અદાલતમાં પણ જઈ શકો છો.',
        'અમે આ શરતો બદલી શકીએ છીએ. ફેરફાર પહેલાં જે નક્કી થયું હોય તે એમ જ રહે છે. બે ભાષાઓમાં ફરક હોય તો અંગ્રેજી લખાણ માન્ય ગણાશે.',
      ],
    },
  },
};

export const TERMS: LegalTexts = { en: english, gu: gujarati };
