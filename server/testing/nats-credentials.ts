import { nkeys } from '@nats-io/transport-node';

type KeyPair = ReturnType<typeof nkeys.createUser>;

const UNLIMITED = -1;
const VERSION = 2;

export interface NatsAccounts {
  /** What its configuration says of them. */
  configuration: string;
  /** The file of somebody whom one of them knows. */
  credentials(): string;
}

/** An operator with one account, as NATS knows people by credentials: each statement is signed by the key above. */
export function natsAccounts(): NatsAccounts {
  const [operator, account] = [nkeys.createOperator(), nkeys.createAccount()];
  const limits = {
    subs: UNLIMITED,
    conn: UNLIMITED,
    data: UNLIMITED,
    payload: UNLIMITED,
    leaf: UNLIMITED,
    imports: UNLIMITED,
    exports: UNLIMITED,
  };
  const ofAccount = signed(operator, account.getPublicKey(), { type: 'account', limits: { ...limits, wildcards: true } });
  return {
    configuration: `operator: ${signed(operator, operator.getPublicKey(), { type: 'operator' })}
resolver: MEMORY
resolver_preload: { ${account.getPublicKey()}: ${ofAccount} }
`,
    credentials() {
      const user = nkeys.createUser();
      const rights = { pub: {}, sub: {}, subs: UNLIMITED, data: UNLIMITED, payload: UNLIMITED };
      const statement = signed(account, user.getPublicKey(), { type: 'user', ...rights });
      const seed = Buffer.from(user.getSeed()).toString();
      return `${framed('NATS USER JWT', statement)}\n${framed('USER NKEY SEED', seed)}`;
    },
  };
}

const framed = (label: string, text: string): string => `-----BEGIN ${label}-----\n${text}\n------END ${label}------\n`;

function signed(by: KeyPair, subject: string, claims: object): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const facts = { iat: Math.floor(Date.now() / 1000), iss: by.getPublicKey(), name: 'test', sub: subject };
  const body = `${encode({ typ: 'JWT', alg: 'ed25519-nkey' })}.${encode({ ...facts, nats: { ...claims, version: VERSION } })}`;
  return `${body}.${Buffer.from(by.sign(Buffer.from(body))).toString('base64url')}`;
}
