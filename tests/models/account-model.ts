/** What accounts are to be, by rule 6.3, rule 6.13 and rule 6.14: a small shop of its own, which the true one is held against. */
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

export type Purpose = 'verify' | 'reset' | 'change' | 'login';
const LIFETIMES: Record<Purpose, number> = { verify: 3 * DAY, reset: HOUR, change: 3 * DAY, login: 30 * MINUTE };
const SESSION_MS = 30 * DAY;
const PENDING_MS = 3 * DAY;

export interface Account {
  email: string;
  phone: string;
  password: string;
  verified: boolean;
  pending?: { email: string; at: number; session?: number | undefined } | undefined;
  gone: boolean;
}

/** `account` is its place in the list. `id` is known when the shop has been looked at. */
export interface Session {
  id?: string;
  account: number;
  ends: number;
  open: boolean;
}

export interface Link {
  token: string;
  purpose: Purpose;
  account: number;
  email: string;
  at: number;
  used: boolean;
}

/** [which, to] */
export type Letter = readonly [which: string, to: string];

export interface World {
  now: number;
  accounts: Account[];
  sessions: Session[];
  links: Link[];
  /** Asked for, and not written yet. */
  wanted: { kind: 'login' | 'reset'; email: string }[];
  letters: Letter[];
}

export interface Change {
  email?: string;
  phone?: string;
  password?: string;
}

export const purposes: Record<string, Purpose> = {
  ...{ verification: 'verify', reset: 'reset', newEmail: 'change', loginLink: 'login' },
};

/** Changes `world`; a call that is refused changes nothing. */
export function openWorld(world: World) {
  const { accounts, sessions, links, letters } = world;
  const live = (email: string) => accounts.findIndex((one) => !one.gone && one.email === email);
  const isTaken = (phone: string, but: number) =>
    accounts.some((one, i) => i !== but && !one.gone && one.phone === phone);
  const endLinks = (account: number, ...kinds: Purpose[]) => {
    for (const link of links) if (link.account === account && kinds.includes(link.purpose)) link.used = true;
  };
  const closeAll = (account: number, ...kept: (number | undefined)[]) => {
    for (const [i, session] of sessions.entries())
      if (session.account === account && !kept.includes(i)) session.open = false;
  };
  const open = (account: number) => sessions.push({ account, ends: world.now + SESSION_MS, open: true }) - 1;

  /** The account of a link that is good, with every link of its kind used up. */
  function use(token: string, purpose: Purpose): number | undefined {
    const link = links.find((one) => one.token === token && one.purpose === purpose);
    const account = link && accounts[link.account];
    if (!link || link.used || link.at + LIFETIMES[purpose] <= world.now || !account || account.gone) return undefined;
    if (link.email !== (purpose === 'change' ? account.pending?.email : account.email)) return undefined;
    endLinks(link.account, purpose);
    return link.account;
  }

  const askNew = (email: string) => letters.push([live(email) >= 0 ? 'emailTaken' : 'newEmail', email]);

  return {
    register(email: string, phone: string, password: string) {
      if (live(email) >= 0 || isTaken(phone, -1)) return;
      accounts.push({ email, phone, password, verified: false, gone: false });
      letters.push(['verification', email]);
    },
    login(account: number, password: string) {
      if (accounts[account]?.password === password) open(account);
    },
    want: (kind: 'login' | 'reset', email: string) => void world.wanted.push({ kind, email }),
    logout(session: number) {
      const one = sessions[session];
      if (one) one.open = false;
    },
    useLogin(token: string) {
      const account = use(token, 'login');
      if (account !== undefined) open(account);
    },
    verify(token: string) {
      const place = use(token, 'verify');
      const account = accounts[place ?? -1];
      if (!account) return;
      if (!account.verified) letters.push(['welcome', account.email]);
      account.verified = true;
    },
    confirm(token: string) {
      const place = use(token, 'change');
      const account = accounts[place ?? -1];
      if (place === undefined || !account?.pending) return;
      const { email, session } = account.pending;
      account.pending = undefined;
      if (live(email) >= 0) return;
      letters.push(['emailChanged', account.email]);
      if (!account.verified) letters.push(['welcome', email]);
      Object.assign(account, { email, verified: true });
      endLinks(place, 'verify', 'reset');
      closeAll(place, session);
    },
    reset(token: string, password: string) {
      const place = use(token, 'reset');
      const account = accounts[place ?? -1];
      if (place === undefined || !account) return;
      Object.assign(account, { password, verified: true, pending: undefined });
      closeAll(place);
      endLinks(place, 'change', 'login');
      letters.push(['passwordChanged', account.email]);
    },
    /** From a session, with the password that was typed. */
    change(session: number, { email, phone, password }: Change, typed: string) {
      const place = sessions[session]?.account ?? -1;
      const account = accounts[place];
      if (!account) return;
      const keys = {
        email: email !== undefined && email !== account.email,
        phone: phone !== undefined && phone !== account.phone,
        password: password !== undefined,
      };
      if (!keys.email && !keys.phone && !keys.password) return;
      if (typed !== account.password || (keys.phone && isTaken(phone ?? '', place))) return;
      if (keys.phone || keys.password) closeAll(place);
      const was = sessions[session];
      if (was) was.open = false;
      const renewed = open(place);
      if (keys.password) endLinks(place, 'reset', 'change');
      else if (keys.email) endLinks(place, 'change');
      if (keys.email) account.pending = { email: email ?? '', at: world.now, session: renewed };
      else if (keys.password) account.pending = undefined;
      else if (account.pending) account.pending.session = renewed;
      if (keys.phone) account.phone = phone ?? '';
      if (keys.password) account.password = password ?? '';
      if (keys.email) {
        askNew(email ?? '');
        letters.push(['emailAsked', account.email]);
      }
      if (keys.phone) letters.push(['phoneChanged', account.email]);
      if (keys.password) letters.push(['passwordChanged', account.email]);
    },
    resend(place: number) {
      const account = accounts[place];
      if (!account) return;
      if (account.pending) {
        account.pending.at = world.now;
        askNew(account.pending.email);
      } else if (!account.verified) letters.push(['verification', account.email]);
    },
    remove(session: number, typed: string) {
      const place = sessions[session]?.account ?? -1;
      const account = accounts[place];
      if (!account || account.gone || account.password !== typed) return;
      account.gone = true;
      closeAll(place);
    },
    pass(ms: number) {
      world.now += ms;
      for (const session of sessions) if (session.ends <= world.now) session.open = false;
    },
    forgetOld() {
      for (const account of accounts)
        if (account.pending && account.pending.at < world.now - PENDING_MS) account.pending = undefined;
    },
    /** The letters that were asked for are written. */
    post() {
      for (const { kind, email } of world.wanted.splice(0)) {
        const account = accounts[live(email)];
        if (!account) continue;
        letters.push([kind === 'login' && account.verified ? 'loginLink' : 'reset', email]);
      }
    },
  };
}
export type Moves = ReturnType<typeof openWorld>;
