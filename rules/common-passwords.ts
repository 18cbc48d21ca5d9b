/**
 * What people choose when ten characters are asked for (D10), in lower case. Shorter ones are refused by
 * their length; repeated and counted-up characters by {@link isCommonPassword} itself.
 */
const COMMON = new Set(
  `password12 password123 password1234 password01 passw0rd123 mypassword mypassword1 passwordpassword
  qwertyuiop qwertyuiop1 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty 1qaz2wsx3edc 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3r4t5 q1w2e3r4t5y6 asdfghjkl1 asdfghjkl123 zaq12wsxcde zxcvbnm123 abcdefghij abc1234567 abcd123456
  1234567890 12345678910 123456789a 0123456789 0987654321 9876543210 1122334455 112233445566 123123123123
  1231231231 1234512345 123321123321 iloveyou12 iloveyou123 iloveyou1234 ilovegod123 welcome123 welcome1234
  letmein1234 sunshine123 football123 liverpool123 liverpool1 manchester arsenal123 chelsea123 superman123
  princess123 charlie123 computer123 internet123 administrator admin12345 admin123456 changeme123 testtest123
  cricket123 india12345 hindustan123 gujarat123 leicester1 leicester123 jaishreeram jaishreeram1 jaishrikrishna
  jaishreekrishna jaiswaminarayan harekrishna harekrishna1 ganesha123 krishna123 omnamahshivaya jaimataji123
  bhagwan123 samaj12345 shreesamaj shreesamaj1`.split(/\s+/),
);

/** Whether every character follows from the one before it by the same step: `aaaaaaaaaa`, `1357913579` not. */
function isOneStep(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  return new Set(steps).size <= 1 && Math.abs(steps[0] ?? 0) <= 1;
}

/** Whether a password is among the first that somebody else would try. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().trim();
  return COMMON.has(plain) || isOneStep(plain) || new Set(plain).size < 4;
}
