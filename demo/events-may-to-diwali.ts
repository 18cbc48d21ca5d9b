import type { DemoEvent } from './demo-item.ts';

/** From the spring mela to Diwali. */
export const MAY_TO_DIWALI: readonly DemoEvent[] = [
  {
    name: 'Spring Mela',
    description:
      'Stalls, a big wheel, bangles, ice gola and the smell of hot jalebi: the mela is back. First ' +
      'bank holiday Monday in May, 11 am to 6 pm, on the field behind the hall. Entry £1, children ' +
      'free. To book a stall for £25 ring 0116 496 0164. Parking is at the school on the corner, ' +
      'and the bus stops outside. Umbrellas, as ever, are wise.',
    gu: {
      name: 'વસંત મેળો',
      description:
        'દુકાનો, ચકડોળ, બંગડીઓ, બરફગોળા અને ગરમ જલેબીની સુગંધ: મેળો પાછો આવ્યો છે! મે મહિનાના પહેલા ' +
        'બૅન્ક હૉલિડેના સોમવારે સવારે 11થી સાંજે 6, હૉલ પાછળના મેદાનમાં. પ્રવેશ £1, બાળકો મફત. ' +
        '£25માં સ્ટૉલ નોંધાવવા 0116 496 0164 પર ફોન કરો. પાર્કિંગ ખૂણા પરની શાળામાં છે. અને હા, છત્રી ' +
        'લેતા આવજો; આ ઇંગ્લૅન્ડ છે!',
    },
    picture: 'spring-mela.png',
    startsOn: '2026-05-04',
  },
  {
    name: 'Free Health Check',
    description:
      'Blood pressure, sugar, cholesterol and eyes, all checked in one free visit by local nurses. ' +
      'Third Sunday of May, 9 am to 1 pm, in the dining room. Bring your list of tablets, and ask ' +
      'the desk whether to come without breakfast. Two of the nurses speak Gujarati, and a ' +
      'pharmacist answers questions about diabetes and our kind of cooking. Early is quieter.',
    gu: {
      name: 'આરોગ્ય તપાસ',
      description:
        'બ્લડ પ્રેશર, ડાયાબિટીસ, કોલેસ્ટ્રોલ અને આંખો: બધી તપાસ એક જ જગ્યાએ અને મફત. મે મહિનાના ' +
        'ત્રીજા રવિવારે સવારે 9થી 1, ભોજનખંડમાં. તમારી દવાઓની યાદી સાથે રાખજો; ભૂખ્યા પેટે આવવું કે ' +
        'નહીં તે ઑફિસમાં પૂછી લેશો. નર્સબહેનોમાંથી બે ગુજરાતી બોલે છે. ડાયાબિટીસ અને આપણી રસોઈ વિશે ' +
        'ફાર્માસિસ્ટને પૂછી શકાશે. વહેલા આવશો તો ભીડ ઓછી.',
    },
    picture: 'health-check.png',
    startsOn: '2026-05-17',
  },
  {
    name: 'Thali Cooking Class',
    description:
      'A whole Gujarati thali in three Sundays: round rotli, sweet-and-sour dal and a kadhi that ' +
      'does not split. 10 am to 1 pm in the big kitchen, twelve places, from fourteen upwards; sons ' +
      'are especially welcome. £10 a session with ingredients. Bring an apron, a lunch box and your ' +
      'own velan if you have one. Ask at the kitchen hatch on Wednesdays.',
    gu: {
      name: 'રસોઈ શિબિર',
      description:
        'ત્રણ રવિવારમાં આખી ગુજરાતી થાળી શીખો: ગોળ રોટલી, ખાટીમીઠી દાળ અને ફાટે નહીં એવી કઢી. સવારે ' +
        '10થી 1, મોટા રસોડામાં, ફક્ત બાર જગ્યા; 14 વર્ષથી ઉપરના સૌ માટે અને દીકરાઓને ખાસ આમંત્રણ! ' +
        'સામગ્રી સાથે દરેક વર્ગના £10. એપ્રન, ડબ્બો અને પોતાનું વેલણ હોય તો લેતા આવજો. નામ નોંધાવવા ' +
        'બુધવારે રસોડાની બારીએ પૂછશો.',
    },
    picture: 'cooking-class.png',
  },
  {
    name: 'Yoga Morning',
    description:
      'Gentle yoga by the lake, on a mat or on a chair, for knees of every age. Sundays in June, ' +
      '7.30 am to 8.30 am, in Abbey Park near the boathouse, or in the main hall if it is wet. ' +
      'Free, and taught by a qualified member. Bring a mat, a jumper and a bottle of water. On the ' +
      'Sunday nearest the 21st we mark International Yoga Day and stay for batata pauva.',
    gu: {
      name: 'સવારના યોગ',
      description:
        'સરોવરને કાંઠે હળવા યોગ: મૅટ પર કે ખુરશીમાં, કોઈ પણ ઉંમરના ઘૂંટણ માટે! જૂન મહિનાના દર રવિવારે ' +
        'સવારે 7.30થી 8.30, એબી પાર્કમાં બોટહાઉસ પાસે; વરસાદ હોય તો મુખ્ય હૉલમાં. કોઈ ફી નથી; તાલીમ ' +
        'પામેલા સભ્ય શીખવે છે. મૅટ, સ્વેટર અને પાણીની બૉટલ લેતા આવજો. 21 જૂનની નજીકના રવિવારે વિશ્વ ' +
        'યોગ દિન ઊજવીશું અને સાથે બટાકાપૌંઆનો નાસ્તો કરીશું.',
    },
    picture: 'yoga-morning.png',
  },
  {
    name: 'Temple Coach Trip',
    description:
      'A day out to the marble mandir in north-west London, with songs all the way down the M1. The ' +
      'coach leaves the hall at 7.30 am sharp on the second Saturday in June and is home by 8 pm. ' +
      '£18, children £10, thepla and chai included; lunch can be bought at the mandir. Shoulders ' +
      'and knees covered, please. If you need the wheelchair space, tell us when you book.',
    gu: {
      name: 'મંદિર યાત્રા',
      description:
        'લંડનના આરસપહાણના ભવ્ય મંદિરનાં દર્શન, અને M1 પર આખે રસ્તે ગીતો! જૂનના બીજા શનિવારે સવારે ' +
        'બરાબર 7.30 વાગ્યે હૉલ પરથી કોચ ઊપડશે અને રાત્રે 8 સુધીમાં પાછી આવી જશે. ભાડું £18, બાળકોના ' +
        '£10; થેપલાં અને ચા સાથે. બપોરનું ભોજન મંદિરમાં લઈ શકાશે. ખભા અને ઘૂંટણ ઢંકાય એવાં કપડાં ' +
        'પહેરજો. વ્હીલચેરની જગ્યા જોઈતી હોય તો નામ નોંધાવતી વખતે જણાવશો.',
    },
    picture: 'coach-trip.png',
    startsOn: '2026-06-13',
  },
  {
    name: 'Rath Yatra',
    description:
      'A hundred hands, one rope, one chariot: help us pull it from the hall to the park and back. ' +
      'We set off at 11 am on the Sunday nearest Rath Yatra with dhol and dancers, and stop for water ' +
      'every half mile. The walk is two miles; a minibus follows for tired feet. Mung, jambu and ' +
      'lunch for all from 2 pm. Stewards are needed: leave your name at the desk.',
    gu: {
      name: 'રથયાત્રા',
      description:
        'સો હાથ અને એક જ નાદ: જય જગન્નાથ! હૉલથી પાર્ક સુધી રથ ખેંચવા સૌ પધારો. રથયાત્રાની નજીકના રવિવારે ' +
        'સવારે 11 વાગ્યે ઢોલ-નગારાં સાથે રથ નીકળશે. બે માઈલનો રસ્તો છે; થોડે થોડે અંતરે પાણીની સગવડ ' +
        'અને થાકેલા પગ માટે પાછળ મિનિબસ. બપોરે 2 વાગ્યાથી મગ, જાંબુ અને મહાપ્રસાદ. સ્વયંસેવકો જોઈએ ' +
        'છે: ઑફિસમાં નામ આપશો.',
    },
    picture: 'rath-yatra.png',
    startsOn: '2026-07-19',
  },
  {
    name: 'Summer Cricket Cup',
    description:
      'Eight teams, one cup and the best samosas in the county. Ten overs a side on the first two ' +
      'Sundays of August, from 9.30 am, at the ground off Abbey Lane; the final starts at 4 pm. ' +
      'Nine players to a team, two of them under 18. £40 a team, and the names must reach the desk ' +
      'by Friday. Bring folding chairs, sun cream and a raincoat: all three will be used.',
    gu: {
      name: 'ઉનાળુ ક્રિકેટ કપ',
      description:
        'આઠ ટીમ, એક કપ અને આખા લેસ્ટરશાયરનાં સૌથી સ્વાદિષ્ટ સમોસાં! ઑગસ્ટના પહેલા બે રવિવારે સવારે ' +
        '9.30 વાગ્યાથી એબી લેન પાસેના મેદાનમાં દસ-દસ ઓવરની મૅચ; ફાઇનલ સાંજે 4 વાગ્યે. ટીમમાં નવ ' +
        'ખેલાડી, જેમાં બે 18 વર્ષથી નાના. ટીમ દીઠ £40; શુક્રવાર સુધીમાં ઑફિસમાં નામ આપી દેજો. ' +
        'ફોલ્ડિંગ ખુરશી, સનક્રીમ અને રેઇનકોટ સાથે રાખજો: ત્રણેય કામ લાગશે!',
    },
    picture: 'cricket-cup.png',
    startsOn: '2026-08-02',
  },
  {
    name: 'Raksha Bandhan',
    description:
      'A rakhi for every wrist: brothers, cousins and the firefighters from down the road. The ' +
      'Sunday before Raksha Bandhan, 11 am to 2 pm, in the main hall. Children make rakhis from 11 ' +
      'am, beads and thread provided; the tying begins at noon with kanku, rice and penda. Anyone ' +
      'without a brother or sister here will be found one before lunch.',
    gu: {
      name: 'રક્ષાબંધન',
      description:
        'દરેક કાંડે એક રાખડી: ભાઈને, પિતરાઈને અને પડોશના ફાયર સ્ટેશનના જવાનોને પણ! રક્ષાબંધન પહેલાંના ' +
        'રવિવારે સવારે 11થી બપોરે 2, મુખ્ય હૉલમાં. 11 વાગ્યાથી બાળકો જાતે રાખડી બનાવશે; દોરા અને ' +
        'મોતી અમે આપીશું. 12 વાગ્યે કંકુ, ચોખા અને પેંડા સાથે રાખડી બાંધીશું. અહીં જેમને ભાઈ કે બહેન ' +
        'નથી, તેમને જમતાં પહેલાં અમે શોધી આપીશું!',
    },
    picture: 'raksha-bandhan.png',
    startsOn: '2026-08-23',
  },
  {
    name: 'Janmashtami',
    description:
      'Midnight, the cradle and the sound of conches: come and rock the swing with us. Bhajans from ' +
      '9 pm in the prayer hall, matki breaking for the children at 10.30 pm, the birth arti at ' +
      'midnight, then panchamrut and faral. If you can, bring a spoonful of home-made butter for ' +
      'the pot. Young families may rest in the quiet room upstairs until the arti.',
    gu: {
      name: 'જન્માષ્ટમી',
      description:
        'મધરાતે શંખનાદ, પારણું અને ‘નંદ ઘેર આનંદ ભયો’: ચાલો, સાથે મળીને લાલાને ઝુલાવીએ. પ્રાર્થના ' +
        'ખંડમાં રાત્રે 9 વાગ્યાથી ભજન, 10.30 વાગ્યે બાળકોની મટકીફોડ, 12 વાગ્યે જન્મની આરતી અને પછી ' +
        'પંચામૃત તથા ફરાળ. બને તો મટકી માટે ઘરનું થોડું માખણ લેતા આવજો. નાનાં બાળકોવાળા પરિવાર આરતી ' +
        'સુધી ઉપરના શાંત રૂમમાં આરામ કરી શકશે.',
    },
    picture: 'janmashtami.png',
    startsOn: '2026-09-04',
  },
  {
    name: 'Ganesh Chaturthi',
    description:
      'Modak by the hundred, a clay murti and five evenings of arti with the whole family. Sthapana ' +
      'is at 10 am; arti each evening at 7.30 pm in the main hall. On the fifth day visarjan is in ' +
      'a tub of water in our own garden, so that nothing harms the river. To bring the prasad for ' +
      'one evening, sign up at the pooja table. Modak lesson on Saturday at 3 pm.',
    gu: {
      name: 'ગણેશ ચતુર્થી',
      description:
        'સેંકડો મોદક, માટીની મૂર્તિ અને પાંચ સાંજ આખા પરિવાર સાથે આરતી: ગણપતિ બાપ્પા મોરયા! સવારે 10 ' +
        'વાગ્યે સ્થાપના; રોજ સાંજે 7.30 વાગ્યે મુખ્ય હૉલમાં આરતી. પાંચમા દિવસે આપણા બગીચામાં જ પાણીના ' +
        'કુંડમાં વિસર્જન, જેથી નદીને નુકસાન ન થાય. એક સાંજનો પ્રસાદ ધરાવવો હોય તો પૂજાના ટેબલે નામ ' +
        'નોંધાવો. શનિવારે બપોરે 3 વાગ્યે મોદક બનાવતાં શીખવીશું.',
    },
    picture: 'ganesh-chaturthi.png',
    startsOn: '2026-09-14',
  },
  {
    name: 'Dandiya Workshop',
    description:
      'Never held a pair of dandiya? Six Thursdays will take you from two left feet to the front ' +
      'row. 6.30 pm to 8 pm in the main hall, ages 11 to 25, with a live dhol. £3 a night; sticks ' +
      'are lent, and trainers are better than sandals. Led by last year’s winning group, so expect ' +
      'to laugh. Friends from school who are not Gujarati are very welcome.',
    gu: {
      name: 'દાંડિયા શિબિર',
      description:
        'દાંડિયા ક્યારેય પકડ્યા નથી? છ ગુરુવારમાં નવરાત્રિ માટે તૈયાર કરી દઈશું! સાંજે 6.30થી 8, ' +
        'મુખ્ય હૉલમાં, 11થી 25 વર્ષનાં યુવક-યુવતીઓ માટે, ઢોલના તાલે. દર વખતના £3; દાંડિયા અમે ' +
        'આપીશું. સૅન્ડલ નહીં, ટ્રેનર્સ પહેરીને આવજો. ગયા વર્ષની વિજેતા ટુકડી શીખવશે એટલે હસવાનું ' +
        'નક્કી. શાળાના મિત્રોને પણ લેતા આવજો; ગુજરાતી હોવું જરૂરી નથી.',
    },
    picture: 'dandiya-workshop.png',
  },
  {
    name: 'Sandhya Arti',
    description:
      'The evening arti as it is offered in our prayer hall every day at 7.30 pm. For members who ' +
      'cannot travel, and for grandchildren who want to learn how the plate is turned. If you would ' +
      'like to hold the arti on a birthday or in somebody’s memory, leave a name at the pooja table ' +
      'a week before.',
    gu: {
      name: 'સંધ્યા આરતી',
      description:
        'આપણા પ્રાર્થના ખંડમાં રોજ સાંજે 7.30 વાગ્યે થતી આરતીની એક ઝલક. જે વડીલો આવી શકતાં નથી તેમના ' +
        'માટે, અને આરતી કેવી રીતે ઉતારવી તે શીખવા માગતાં પૌત્ર-પૌત્રીઓ માટે. જન્મદિવસે કે સ્વજનની ' +
        'યાદમાં આરતીના યજમાન બનવું હોય તો એક અઠવાડિયા પહેલાં પૂજાના ટેબલે નામ લખાવશો.',
    },
    video: 'arti.mp4',
    poster: 'poster-arti.png',
  },
  {
    name: 'Navratri Garba',
    description:
      'Nine nights of garba and raas with live singers from Vadodara, round a garbo lit by our ' +
      'oldest members. Doors open at 7 pm, arti at 7.30 and again before we close at 11. £5 a night ' +
      'or £30 for all nine; under-10s and over-65s free. Chaniya choli or whatever you feel at home ' +
      'in, and only soft shoes on the wooden floor. To sponsor an arti, ring 0116 496 0128.',
    gu: {
      name: 'નવરાત્રિ ગરબા',
      description:
        'નવ રાત, વડોદરાના કલાકારોનું જીવંત સંગીત અને વડીલોએ પ્રગટાવેલા ગરબા ફરતે રાસની રમઝટ. સાંજે 7 ' +
        'વાગ્યે દ્વાર ખૂલશે, 7.30 વાગ્યે આરતી અને રાત્રે 11 વાગ્યે સમાપન પહેલાં ફરી આરતી. એક રાતના ' +
        '£5, આખી નવરાત્રિના £30; 10 વર્ષથી નાનાં બાળકો અને 65થી મોટા વડીલો માટે મફત. લાકડાના ફ્લોર પર ' +
        'પોચાં પગરખાં જ પહેરજો. આરતીના યજમાન બનવા 0116 496 0128 પર ફોન કરશો.',
    },
    picture: 'navratri-garba.png',
    startsOn: '2026-10-11',
  },
  {
    name: 'Garba in Our Hall',
    description:
      'A few steps of garba in our hall, so that you can practise in the kitchen before Navratri. ' +
      'Watch the hands first, then the feet, and keep the garbo always on your inner side. The full ' +
      'lesson is on Thursdays at 6.30 pm in the main hall. Send it to the cousins abroad; they will ' +
      'want to come.',
    gu: {
      name: 'આપણા હૉલના ગરબા',
      description:
        'આપણા હૉલના ગરબાની એક ઝલક, જેથી નવરાત્રિ પહેલાં ઘરે રસોડામાં જ પ્રૅક્ટિસ થઈ જાય! પહેલાં તાળી ' +
        'જુઓ, પછી પગ, અને ફરતી વખતે ગરબો હંમેશાં વચ્ચે રાખજો. આખું શીખવું હોય તો દર ગુરુવારે સાંજે ' +
        '6.30 વાગ્યે મુખ્ય હૉલમાં આવજો. પરદેશમાં રહેતાં ભાઈ-બહેનોને પણ મોકલજો; તેમને આવવાનું મન થઈ ' +
        'જશે.',
    },
    video: 'garba.mp4',
    poster: 'poster-garba.png',
  },
  {
    name: 'Diwali and Annakut',
    description:
      'A thousand lamps, the New Year darshan and prasad for every family that comes through our ' +
      'doors. Lamps are lit at 6 pm on Diwali; Annakut darshan is on New Year’s Day from 10 am to 4 ' +
      'pm, with arti at noon. Please bring one dish without onion or garlic by 8.30 am, labelled ' +
      'with its name. Fireworks on the field at 8 pm. Saal Mubarak to all!',
    gu: {
      name: 'દિવાળી અને અન્નકૂટ',
      description:
        'હજાર દીવા, નવા વર્ષનાં દર્શન અને આંગણે આવનાર દરેક પરિવાર માટે પ્રસાદ. દિવાળીની સાંજે 6 ' +
        'વાગ્યે દીવા પ્રગટાવીશું; બેસતા વર્ષે સવારે 10થી સાંજે 4 અન્નકૂટનાં દર્શન, બપોરે 12 વાગ્યે ' +
        'આરતી. ડુંગળી-લસણ વગરની એક વાનગી, નામ લખીને, સવારે 8.30 સુધીમાં પહોંચાડવા વિનંતી. રાત્રે 8 ' +
        'વાગ્યે મેદાનમાં આતશબાજી. સૌને સાલ મુબારક!',
    },
    picture: 'diwali-annakut.png',
    startsOn: '2026-11-08',
  },
];
