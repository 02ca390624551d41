/** Why something that was sent was not taken over. */
export default {
  status: 'Answered with {status} instead of success',
  notPublic: 'The address does not lead into the public Internet',
  noAnswer: 'No answer in time',
  unknownHost: 'The name of the receiver is not known',
  refused: 'The receiver accepts no connection',
  cut: 'The connection was cut',
  unreachable: 'There is no way to the receiver',
  certificate: 'The certificate of the receiver cannot be trusted ({details})',
  garbled: 'The answer could not be understood',
  signIn: 'The mail server does not accept user name or password',
  rejected: 'The mail server refused it: {answer}',
  expired: 'The code had expired before it could be sent',
  other: 'It failed: {details}',
};
