/** What a picture shows, in each language. */
interface PictureDescription {
  en: string;
  gu: string;
  te?: string;
}

/** What the pictures of the demo content show, by their files; several items may show the same one. */
export const PICTURE_DESCRIPTIONS: Readonly<Record<string, PictureDescription>> = {
  'annakut-seva.png': {
    en: 'A large round platter of sweets and savouries seen from above, with a lamp in the middle and hands placing bowls.',
    gu: 'ઉપરથી દેખાતો મીઠાઈ અને ફરસાણનો મોટો ગોળ થાળ, વચ્ચે દીવો, અને વાટકીઓ ગોઠવતા હાથ.',
  },
  'bhajan-evening.png': {
    en: 'Four people sit on the floor round a tall lamp with harmonium, cymbals and tabla, and sing.',
    gu: 'ઊંચી દીવી ફરતે જમીન પર બેઠેલા ચાર જણ હાર્મોનિયમ, મંજીરા અને તબલાં સાથે ગાય છે.',
  },
  'blood-donation.png': {
    en: 'A smiling man gives blood in a comfortable armchair; a nurse stands beside him.',
    gu: 'આરામખુરશીમાં બેસીને હસતા મોઢે રક્તદાન કરતા ભાઈ; બાજુમાં નર્સબહેન ઊભાં છે.',
  },
  'carrom-evening.png': {
    en: 'A carrom board from above with three players’ hands, cups of chai and bowls of chevdo.',
    gu: 'ઉપરથી દેખાતું કૅરમ બોર્ડ, ત્રણ રમનારના હાથ, ચાના કપ અને ચેવડાની વાટકીઓ.',
  },
  'cooking-class.png': {
    en: 'A thali with rotli, rice and five bowls of dishes, beside it a rolling pin, spices and tomatoes.',
    gu: 'રોટલી, ભાત અને પાંચ વાટકીવાળી થાળી; બાજુમાં વેલણ, મસાલિયું અને ટામેટાં.',
    te: 'రొట్టెలు, అన్నం, ఐదు గిన్నెల వంటకాలతో ఒక పళ్ళెం; పక్కన అప్పడాల కర్ర, మసాలాలు, టమాటాలు.',
  },
  'coach-trip.png': {
    en: 'A coach full of smiling people drives up to a white temple with orange flags.',
    gu: 'હસતા મુસાફરોથી ભરેલી બસ કેસરી ધજાવાળા સફેદ મંદિરે પહોંચે છે.',
  },
  'cricket-cup.png': {
    en: 'A batsman hits the ball; behind him fielders, a pavilion with flags, and the cup with samosas.',
    gu: 'બૅટ્સમૅન દડાને ફટકારે છે; પાછળ ફિલ્ડરો અને ધજાવાળું પૅવેલિયન, બાજુમાં કપ અને સમોસાં.',
  },
  'dandiya-workshop.png': {
    en: 'Four young people hold up dandiya sticks round a drummer with a dhol.',
    gu: 'ઢોલીની આસપાસ ચાર યુવક-યુવતીઓ દાંડિયા ઊંચા કરીને ઊભાં છે.',
  },
  'diwali-annakut.png': {
    en: 'A stepped offering of many dishes under an arch with marigolds, rows of lamps, and fireworks in the night sky.',
    gu: 'ગલગોટાની કમાન નીચે પગથિયે ગોઠવેલો અન્નકૂટ, દીવાની હાર અને રાતના આકાશમાં આતશબાજી.',
  },
  'flower-seva.png': {
    en: 'Two hands thread a garland of marigolds and roses; three baskets of flowers and scissors lie around.',
    gu: 'બે હાથ ગલગોટા અને ગુલાબનો હાર ગૂંથે છે; આસપાસ ફૂલની ત્રણ ટોપલી અને કાતર.',
    te: 'రెండు చేతులు బంతి, గులాబీ పూల దండ కడుతున్నాయి; చుట్టూ మూడు పూల బుట్టలు, ఒక కత్తెర.',
  },
  'ganesh-chaturthi.png': {
    en: 'A pile of modak between banana leaves, a lamp beside it, and a small mouse eating one.',
    gu: 'કેળનાં પાન વચ્ચે મોદકનો ઢગલો, બાજુમાં દીવી, અને એક મોદક ખાતો નાનો ઉંદર.',
    te: 'అరటి ఆకుల మధ్య కుడుముల రాశి, పక్కన దీపం, ఒకటి తింటున్న చిన్న ఎలుక.',
  },
  'ganesh-sthapan.png': {
    en: 'A home altar with a kalash, betel leaves and ladoos under an arch of marigolds, two lamp stands beside it.',
    gu: 'ગલગોટાની કમાન નીચે કળશ, નાગરવેલનાં પાન અને લાડુ સાથેનું સ્થાપન; બે બાજુ દીવીઓ.',
  },
  'griha-pravesh.png': {
    en: 'A couple stands in the door of their new home with a lamp; a rangoli lies before it, and a grandmother and a girl look on.',
    gu: 'નવા ઘરના બારણે દીવો લઈને ઊભેલું દંપતી; આંગણે રંગોળી, બાજુમાં દાદીમા અને નાની દીકરી.',
  },
  'gujarati-school.png': {
    en: 'A teacher points at drawings on a blackboard; four children sit at their desks, two with a hand up.',
    gu: 'શિક્ષિકા બ્લૅકબોર્ડ પરનાં ચિત્રો બતાવે છે; બાંકડે ચાર બાળકો, બેએ હાથ ઊંચો કર્યો છે.',
  },
  'havan.png': {
    en: 'A sacred fire burns under a canopy; two couples sit on both sides of it.',
    gu: 'મંડપ નીચે હવનકુંડમાં અગ્નિ; બંને બાજુ એક એક દંપતી બેઠું છે.',
  },
  'health-check.png': {
    en: 'A big heart with a stethoscope, and round it a blood pressure gauge, a thermometer and an apple.',
    gu: 'સ્ટેથોસ્કોપ સાથે મોટું હૃદય; આસપાસ બ્લડ પ્રેશરનું મીટર, થર્મોમીટર અને સફરજન.',
  },
  'holi.png': {
    en: 'A family in white throws clouds of coloured powder into the air.',
    gu: 'સફેદ કપડાંમાં એક પરિવાર હવામાં રંગ ઉડાડે છે.',
  },
  'janmashtami.png': {
    en: 'A decorated cradle with a flute and a peacock feather in the moonlight, pots of butter beside it.',
    gu: 'ચાંદની રાતે શણગારેલું પારણું, તેમાં વાંસળી અને મોરપીંછ; બાજુમાં માખણની મટકીઓ.',
  },
  'kitchen-seva.png': {
    en: 'Four volunteers in aprons round a huge steaming pot, with filled plates before them.',
    gu: 'વરાળ નીકળતા મોટા તપેલા ફરતે એપ્રનમાં ચાર સેવકો; આગળ પીરસેલી થાળીઓ.',
  },
  'mahashivratri.png': {
    en: 'A shivling with bilva leaves before a snowy mountain at night, with a trident, the moon and small lamps.',
    gu: 'રાત્રે હિમાલય સામે બીલીપત્ર ચડાવેલું શિવલિંગ; ત્રિશૂળ, ચંદ્ર અને દીવા.',
  },
  'navratri-garba.png': {
    en: 'Women in bright chaniya choli dance in a circle round a garbo full of light.',
    gu: 'રંગબેરંગી ચણિયાચોળીમાં બહેનો ઝગમગતા ગરબા ફરતે ગરબે ઘૂમે છે.',
    te: 'రంగురంగుల దుస్తుల్లో స్త్రీలు వెలుగుతున్న కుండ చుట్టూ వలయంగా నాట్యం చేస్తున్నారు.',
  },
  'notice-arti.png': {
    en: 'A hand holds an arti plate with five flames; a clock on the wall shows half past seven.',
    gu: 'હાથમાં પાંચ દીવાની આરતી; દીવાલ પરની ઘડિયાળમાં સાડા સાત.',
  },
  'notice-faral.png': {
    en: 'Faral on a green leaf: sabudana khichdi, puri, potato bhaji, fruit and yoghurt.',
    gu: 'લીલા પાન પર ફરાળ: સાબુદાણાની ખીચડી, પૂરી, સૂકી ભાજી, ફળ અને દહીં.',
  },
  'notice-vaccination.png': {
    en: 'A nurse gives an elderly man an injection at a table; an elderly couple waits its turn.',
    gu: 'ટેબલ પાસે નર્સબહેન વડીલને રસી આપે છે; એક વૃદ્ધ દંપતી વારાની રાહ જુએ છે.',
  },
  'raksha-bandhan.png': {
    en: 'A sister ties a rakhi on her brother’s wrist; behind them one large, many-coloured rakhi.',
    gu: 'બહેન ભાઈના કાંડે રાખડી બાંધે છે; પાછળ એક મોટી રંગબેરંગી રાખડી.',
  },
  'ram-navami.png': {
    en: 'A throne with a pair of wooden sandals, a bow and an arrow beside it, before the palaces of Ayodhya.',
    gu: 'સિંહાસન પર પાદુકા, બાજુમાં ધનુષ્ય અને બાણ, પાછળ અયોધ્યાના મહેલો.',
  },
  'rath-yatra.png': {
    en: 'Four people pull a decorated chariot through a street of brick houses.',
    gu: 'ઈંટોનાં ઘરવાળી શેરીમાં ચાર જણ શણગારેલો રથ ખેંચે છે.',
  },
  'rudrabhishek.png': {
    en: 'Two hands pour milk and water over a shivling with a garland of marigolds.',
    gu: 'બે હાથ ગલગોટાનો હાર પહેરાવેલા શિવલિંગ પર દૂધ અને જળ ચડાવે છે.',
  },
  'satyanarayan-katha.png': {
    en: 'A priest reads from a large book before an altar between banana leaves; a family listens.',
    gu: 'કેળનાં પાન વચ્ચેની સ્થાપના આગળ મહારાજ પોથીમાંથી કથા વાંચે છે અને એક પરિવાર સાંભળે છે.',
  },
  'senior-lunch.png': {
    en: 'Four elders sit at a long table with steaming plates; a young man serves rotli.',
    gu: 'લાંબા ટેબલે ચાર વડીલો ગરમ થાળી સાથે બેઠાં છે; એક યુવાન રોટલી પીરસે છે.',
  },
  'sharad-poonam.png': {
    en: 'A grandmother and a girl look at the full moon over a lake, a bowl of dudh pauva beside them.',
    gu: 'તળાવ ઉપરના પૂનમના ચાંદને જોતાં દાદીમા અને દીકરી, બાજુમાં દૂધપૌંઆની વાટકી.',
  },
  'spring-mela.png': {
    en: 'A family between colourful stalls at a fair; a big wheel and blossoming trees behind it.',
    gu: 'મેળાની રંગીન દુકાનો વચ્ચે એક પરિવાર; પાછળ ચકડોળ અને ખીલેલાં વૃક્ષો.',
  },
  'tree-planting.png': {
    en: 'A woman waters a sapling that has just been planted; a man with a spade and two children watch.',
    gu: 'એક બહેન હમણાં વાવેલા રોપાને પાણી પાય છે; પાવડો લઈને ઊભેલા ભાઈ અને બે બાળકો જુએ છે.',
  },
  'uttarayan.png': {
    en: 'Children and grown-ups fly many colourful kites before a row of brick houses.',
    gu: 'ઈંટોનાં ઘરની હાર આગળ બાળકો અને મોટેરાં રંગબેરંગી પતંગો ઉડાડે છે.',
    te: 'ఇటుక ఇళ్ళ వరుస ముందు పిల్లలు, పెద్దలు రంగురంగుల గాలిపటాలు ఎగురవేస్తున్నారు.',
  },
  'vehicle-pooja.png': {
    en: 'A priest blesses a red car with a garland on its bonnet; the family stands beside it.',
    gu: 'બૉનેટ પર હાર ચડાવેલી લાલ ગાડીની મહારાજ પૂજા કરે છે; બાજુમાં પરિવાર ઊભો છે.',
  },
  'womens-day.png': {
    en: 'Five women side by side, among them a doctor, a grandmother, a dancer and a student with a book.',
    gu: 'સાથે ઊભેલી પાંચ બહેનો, તેમાં ડૉક્ટર, દાદીમા, નૃત્ય કરતી યુવતી અને ચોપડી સાથે વિદ્યાર્થિની.',
  },
  'yoga-morning.png': {
    en: 'Three people do yoga in a park at sunrise; the eldest sits in the middle.',
    gu: 'સૂર્યોદય સમયે બગીચામાં ત્રણ જણ યોગ કરે છે; વચ્ચે સૌથી મોટાં બેઠાં છે.',
  },
  'portrait-chauhan.png': {
    en: 'A smiling young man in an orange hoodie before a basketball court.',
    gu: 'બાસ્કેટબૉલના મેદાન આગળ નારંગી હૂડીમાં હસતો યુવાન.',
  },
  'portrait-desai.png': {
    en: 'A woman with long hair, a white coat and a stethoscope.',
    gu: 'લાંબા વાળ, સફેદ કોટ અને સ્ટેથોસ્કોપ સાથે એક બહેન.',
  },
  'portrait-joshi.png': {
    en: 'A man with glasses and a blue shirt; brick houses in the window behind him.',
    gu: 'ચશ્માં અને ભૂરા શર્ટમાં એક ભાઈ; પાછળની બારીમાં ઈંટોનાં ઘર.',
  },
  'portrait-lad.png': {
    en: 'A man with a moustache, a cook’s hat and an apron in a kitchen.',
    gu: 'રસોડામાં મૂછવાળા ભાઈ, રસોઇયાની ટોપી અને એપ્રન પહેરીને.',
  },
  'portrait-mehta.png': {
    en: 'A smiling woman with short dark hair and a purple jacket; a calendar and a clock behind her.',
    gu: 'ટૂંકા કાળા વાળ અને જાંબલી જૅકેટમાં હસતાં બહેન; પાછળ કૅલેન્ડર અને ઘડિયાળ.',
  },
  'portrait-mistry.png': {
    en: 'An elderly woman with red glasses and flowers in her grey hair before a blackboard.',
    gu: 'બ્લૅકબોર્ડ આગળ લાલ ચશ્માંવાળાં વડીલ બહેન, સફેદ વાળમાં વેણી.',
  },
  'portrait-oza.png': {
    en: 'An elderly woman with curly white hair, glasses and a sari before shelves of books.',
    gu: 'ચોપડીઓની છાજલી આગળ સાડીમાં વડીલ બહેન, વાંકડિયા સફેદ વાળ અને ચશ્માં.',
  },
  'portrait-parmar.png': {
    en: 'A laughing grandmother with a white sari over her head.',
    gu: 'માથે સફેદ સાડી ઓઢેલાં હસતાં બા.',
  },
  'portrait-rathod.png': {
    en: 'A laughing woman with curly hair, a flower in it, and an orange sari; strings of beads behind her.',
    gu: 'વાંકડિયા વાળમાં ફૂલ અને કેસરી સાડીમાં હસતાં બહેન; પાછળ મોતીનાં તોરણ.',
  },
  'portrait-shah.png': {
    en: 'A man with glasses, a brown jacket and a green tie before shelves of files.',
    gu: 'ફાઇલોની છાજલી આગળ ચશ્માં, કથ્થઈ કોટ અને લીલી ટાઈમાં એક ભાઈ.',
  },
  'portrait-solanki.png': {
    en: 'An elderly man with white hair and a white moustache in a red waistcoat; marigolds above him.',
    gu: 'સફેદ વાળ અને મૂછવાળા વડીલ ભાઈ, લાલ બંડી પહેરીને; ઉપર ગલગોટાનું તોરણ.',
  },
  'portrait-thakkar.png': {
    en: 'A woman with a long plait and a pink sari; a letter box and three stamps with lamps behind her.',
    gu: 'લાંબા ચોટલા અને ગુલાબી સાડીમાં એક બહેન; પાછળ ટપાલપેટી અને દીવાવાળી ત્રણ ટિકિટ.',
  },
  'portrait-trivedi.png': {
    en: 'A grey-haired priest with a tilak, a string of beads and an orange shawl between lamps.',
    gu: 'દીવીઓ વચ્ચે તિલક, માળા અને કેસરી ખેસવાળા સફેદ વાળના મહારાજ.',
  },
  'portrait-vaghela.png': {
    en: 'A smiling man with a moustache in a red shirt with a name badge, under hanging lamps.',
    gu: 'લટકતા દીવા નીચે નામની તકતીવાળા લાલ શર્ટમાં હસતા, મૂછવાળા ભાઈ.',
  },
};
