interface CountryCode {
  /** Digits without a plus. */
  code: string;
  name: string;
  nameGujarati: string;
}

/**
 * Countries by their calling codes, the one with most members first (D70). The names stand here because
 * browsers and servers know different ones.
 */
export const COUNTRY_CODES: readonly CountryCode[] = [
  { code: '44', name: 'United Kingdom', nameGujarati: 'યુનાઇટેડ કિંગડમ' },
  { code: '91', name: 'India', nameGujarati: 'ભારત' },
  { code: '1', name: 'United States and Canada', nameGujarati: 'અમેરિકા અને કેનેડા' },
  { code: '254', name: 'Kenya', nameGujarati: 'કેન્યા' },
  { code: '256', name: 'Uganda', nameGujarati: 'યુગાન્ડા' },
  { code: '255', name: 'Tanzania', nameGujarati: 'ટાન્ઝાનિયા' },
  { code: '27', name: 'South Africa', nameGujarati: 'દક્ષિણ આફ્રિકા' },
  { code: '260', name: 'Zambia', nameGujarati: 'ઝામ્બિયા' },
  { code: '265', name: 'Malawi', nameGujarati: 'મલાવી' },
  { code: '258', name: 'Mozambique', nameGujarati: 'મોઝામ્બિક' },
  { code: '353', name: 'Ireland', nameGujarati: 'આયર્લેન્ડ' },
  { code: '351', name: 'Portugal', nameGujarati: 'પોર્ટુગલ' },
  { code: '61', name: 'Australia', nameGujarati: 'ઓસ્ટ્રેલિયા' },
  { code: '64', name: 'New Zealand', nameGujarati: 'ન્યુઝીલેન્ડ' },
  { code: '971', name: 'United Arab Emirates', nameGujarati: 'સંયુક્ત આરબ અમીરાત' },
  { code: '968', name: 'Oman', nameGujarati: 'ઓમાન' },
  { code: '973', name: 'Bahrain', nameGujarati: 'બહેરીન' },
  { code: '974', name: 'Qatar', nameGujarati: 'કતાર' },
  { code: '966', name: 'Saudi Arabia', nameGujarati: 'સાઉદી અરેબિયા' },
  { code: '965', name: 'Kuwait', nameGujarati: 'કુવૈત' },
  { code: '65', name: 'Singapore', nameGujarati: 'સિંગાપોર' },
  { code: '60', name: 'Malaysia', nameGujarati: 'મલેશિયા' },
  { code: '852', name: 'Hong Kong', nameGujarati: 'હોંગકોંગ' },
  { code: '49', name: 'Germany', nameGujarati: 'જર્મની' },
  { code: '33', name: 'France', nameGujarati: 'ફ્રાન્સ' },
  { code: '31', name: 'Netherlands', nameGujarati: 'નેધરલેન્ડ્સ' },
  { code: '32', name: 'Belgium', nameGujarati: 'બેલ્જિયમ' },
  { code: '41', name: 'Switzerland', nameGujarati: 'સ્વિટ્ઝર્લેન્ડ' },
  { code: '34', name: 'Spain', nameGujarati: 'સ્પેન' },
  { code: '39', name: 'Italy', nameGujarati: 'ઇટાલી' },
  { code: '46', name: 'Sweden', nameGujarati: 'સ્વીડન' },
  { code: '47', name: 'Norway', nameGujarati: 'નોર્વે' },
  { code: '45', name: 'Denmark', nameGujarati: 'ડેનમાર્ક' },
  { code: '977', name: 'Nepal', nameGujarati: 'નેપાળ' },
  { code: '230', name: 'Mauritius', nameGujarati: 'મોરેશિયસ' },
  { code: '679', name: 'Fiji', nameGujarati: 'ફીજી' },
];
