/** What replies to events are refused with; part of the catalogue in `messages.ts`. */
export const REPLY_MESSAGES = {
  replyNameRequired: 'Enter your name.',
  replyPeopleRequired: 'Choose how many of you are coming.',
  replyTooManyPeople: 'You can reply for up to 20 people here. Please contact us for a larger group.',
  replyDietTooMany: 'More meals are chosen than people are coming.',
  replyAnswerRequired: 'Answer this question.',
  replyContactRequired: 'Enter an email address or a mobile number.',
  repliesNotOpen: 'Replies are not open yet.',
  repliesClosed: 'Replies are closed. Please contact us.',
  repliesNotAsked: 'This event does not ask for replies.',
  replyCalledOff: 'This event has been called off.',
  replySentBefore:
    'Your household has already replied. The link to change the reply is in your email: we have just sent it again.',
  replyByPhoneBefore: 'Your household has already replied by phone. Please contact us to change it.',
  replyOfficeSentBefore: 'This household has already replied. Change that reply instead.',
  replyNotOffered: 'These places are no longer kept for you. You can reply again.',
  placesBelowTaken: 'More places than that have already been taken.',
  invalidPlaces: 'Enter a number of places from 1 to 10,000, or leave it blank.',
  invalidReplyHours: 'Choose a smaller number.',
  ageGroupsRequired: 'Choose at least one age group.',
  questionRequired: 'Enter the question.',
  dietNameRequired: 'Enter the name of the diet.',
} as const;
