export default {
  codeSubject: 'Skyhelm verification code',
  codeText:
    'Your verification code is {code}. It is valid for {minutes} min. Do not tell it to anybody. If you did not ask for it, ignore this message.',
  pushSubject: '{priority}: {title}',
  pushFrom: 'Sent by {by}.',
  pushConfirm: 'This message is urgent: please open the console and confirm that you have read it.',
  pushWhy: 'You get this e-mail because you have chosen it in your user settings.',
  messageSubject: '{topic}: {text}',
  messageWhy: 'You get this e-mail because you have chosen this subject in your user settings.',
  signature: 'Skyhelm, cloud control platform for drones',
};
