export default {
  codeSubject: 'Skyhelm verification code',
  codeText:
    'Your verification code is {code}. It is valid for {minutes} min. Do not tell it to anybody. If you did not ask for it, ignore this message.',
  signature: 'Skyhelm, cloud control platform for drones',
};
