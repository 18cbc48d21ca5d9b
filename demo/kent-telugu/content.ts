/** What the association has told of itself, oldest first, by the name of each list in GraphQL. */
export const KENT_TELUGU_CONTENT = {
  events: [
    {
      name: 'Sankranti',
      description:
        'Kites on the field behind the school if the wind agrees, muggulu in chalk on the playground, and hot ariselu. From 11 am; bring a flask and a warm hat.',
      translations: {
        te: {
          name: 'సంక్రాంతి',
          description:
            'గాలి అనుకూలిస్తే బడి వెనుక మైదానంలో గాలిపటాలు, ఆటస్థలంలో రంగురంగుల ముగ్గులు, వేడి అరిసెలు. ఉదయం 11 గంటల నుండి; వెచ్చని టోపీ తెచ్చుకోండి.',
        },
      },
      picture: 'uttarayan.png',
      startsOn: '2026-01-17',
    },
    {
      name: 'Ugadi',
      description:
        'The new year: pachadi with six tastes, the almanac read aloud, and the children’s play. School hall, Maidstone, 10.30 am. Please tell us how many you are, so that there is enough for everybody.',
      translations: {
        te: {
          name: 'ఉగాది',
          description:
            'కొత్త సంవత్సరం: షడ్రుచుల పచ్చడి, పంచాంగ శ్రవణం, పిల్లల నాటకం. మెయిడ్‌స్టోన్ బడి హాలు, ఉదయం 10.30. ఎంతమంది వస్తారో చెప్పండి, అందరికీ సరిపోయేలా వండుతాం.',
        },
      },
      picture: 'flower-seva.png',
      startsOn: '2027-04-07',
    },
    {
      name: 'Grandmothers’ kitchen',
      description:
        'Gongura, pesarattu and the argument about how much chilli. First Sunday of the month, 3 pm, in the scout hut. Twelve places; aprons are there.',
      translations: {
        te: {
          name: 'అమ్మమ్మలతో వంట',
          description:
            'గోంగూర, పెసరట్టు, కారం ఎంత వేయాలనే వాదన. ప్రతి నెలా మొదటి ఆదివారం, మధ్యాహ్నం 3 గంటలకు, స్కౌట్ గుడిసెలో. పన్నెండు మందికి చోటు.',
        },
      },
      picture: 'cooking-class.png',
    },
    {
      name: 'Vinayaka Chavithi',
      description:
        'We make the clay figures ourselves, so that they may go back into the river. Clay and newspapers are provided; wear what can be washed.',
      translations: {
        te: {
          name: 'వినాయక చవితి',
          description: 'మట్టి విగ్రహాలను మనమే చేద్దాం, నదిలో హాయిగా కరిగేలా. మట్టి, పాత పేపర్లు ఇస్తాం; ఉతకగలిగే బట్టలు వేసుకోండి.',
        },
      },
      picture: 'ganesh-chaturthi.png',
      startsOn: '2027-09-04',
    },
    {
      name: 'Bathukamma',
      description:
        'Nine layers of flowers and everybody in one circle. Bring marigolds from your garden; those without a garden bring their voice. Mote Park, 4 pm, or the school hall if it rains.',
      translations: {
        te: {
          name: 'బతుకమ్మ',
          description:
            'తొమ్మిది పూల వరుసలు, అందరూ ఒకే వలయంలో. మీ తోటలోని బంతిపూలు తీసుకురండి; తోట లేనివారు గొంతు తీసుకురండి. మోట్ పార్క్, సాయంత్రం 4; వర్షమైతే బడి హాలు.',
        },
      },
      picture: 'navratri-garba.png',
      startsOn: '2027-10-09',
    },
  ],
  notices: [
    {
      name: 'Saturday school starts again on 9 January',
      description: 'Two classes: beginners at 10 am, those who can read at 11.30 am. A pencil is enough.',
      secondDescription: 'Hop Garden Primary School, Maidstone',
      translations: {
        te: {
          name: 'శనివారం బడి జనవరి 9న మళ్ళీ మొదలవుతుంది',
          description: 'రెండు తరగతులు: కొత్తవారికి ఉదయం 10, చదవగలిగేవారికి 11.30. ఒక పెన్సిల్ చాలు.',
          secondDescription: 'హాప్ గార్డెన్ ప్రాథమిక పాఠశాల, మెయిడ్‌స్టోన్',
        },
      },
    },
    {
      name: 'Who has the big dosa pan?',
      description: 'It was last seen at Sankranti. No questions will be asked.',
      secondDescription: 'Please write to the committee',
      translations: {
        te: {
          name: 'పెద్ద దోసె పెనం ఎవరి దగ్గర ఉంది?',
          description: 'చివరిసారి సంక్రాంతికి కనిపించింది. ఏమీ అడగం.',
          secondDescription: 'దయచేసి కమిటీకి రాయండి',
        },
      },
    },
  ],
  committeeMembers: [
    {
      name: 'Padma Rao',
      designation: 'President',
      description: 'A midwife in Medway. She has met more trains than anybody.',
      translations: {
        te: {
          name: 'పద్మ రావు',
          designation: 'అధ్యక్షురాలు',
          description: 'మెడ్‌వేలో మంత్రసాని. అందరికంటే ఎక్కువ రైళ్ళకు ఎదురెళ్ళింది ఆమే.',
        },
      },
    },
    {
      name: 'Srinivas Reddy',
      designation: 'Secretary',
      description: 'Writes the minutes while the tea is still hot.',
      translations: {
        te: {
          name: 'శ్రీనివాస్ రెడ్డి',
          designation: 'కార్యదర్శి',
          description: 'టీ చల్లారకముందే సమావేశ వివరాలు రాసేస్తారు.',
        },
      },
    },
    {
      name: 'Lakshmi Devi',
      designation: 'Treasurer',
      description: 'Keeps the cash box and the recipe for the pachadi, both locked.',
      translations: {
        te: {
          name: 'లక్ష్మీ దేవి',
          designation: 'కోశాధికారి',
          description: 'డబ్బు పెట్టె, పచ్చడి చేసే విధానం రెండూ ఆమె దగ్గర తాళం వేసి ఉంటాయి.',
        },
      },
    },
    {
      name: 'Sujatha Varma',
      designation: 'Saturday school',
      description: 'Taught in Warangal for twenty years and begins every lesson with a riddle.',
      translations: {
        te: {
          name: 'సుజాత వర్మ',
          designation: 'శనివారం బడి',
          description: 'వరంగల్‌లో ఇరవై ఏళ్ళు పాఠాలు చెప్పారు; ప్రతి తరగతీ ఒక పొడుపుకథతో మొదలవుతుంది.',
        },
      },
    },
  ],
};
