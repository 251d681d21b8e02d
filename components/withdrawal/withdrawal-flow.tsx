'use client';

import { useEffect, useState } from 'react';
import { useUser } from '@/components/session/use-user';
import type { WithdrawalKey, WithdrawalOffer, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import type { Wanted } from '@/lib/orders/withdrawal-refund';
import { ChooseLines } from './choose-lines';
import { ConfirmWithdrawal } from './confirm-withdrawal';
import { FindOrder } from './find-order';
import { WithdrawalDone } from './withdrawal-done';
import type { WithdrawalWords } from './withdrawal-words';

type Step = 'find' | 'choose' | 'confirm';

/** Find the order, choose what to withdraw from, look it over and confirm; what is typed is kept on the way back. */
export function WithdrawalFlow({ words }: { words: WithdrawalWords }) {
  const { user } = useUser({ ifFlagged: true });
  const [step, setStep] = useState<Step>('find');
  const [order, setOrder] = useState<WithdrawalKey>({ number: '', email: '' });
  const [offer, setOffer] = useState<WithdrawalOffer>();
  const [wanted, setWanted] = useState<Wanted>([]);
  const [reason, setReason] = useState('');
  const [receipt, setReceipt] = useState<WithdrawalReceipt>();

  useEffect(() => {
    const number = new URL(window.location.href).searchParams.get('ordre');
    if (number) setOrder((before) => ({ ...before, number: before.number || number }));
  }, []);
  const email = user?.email;
  useEffect(() => {
    if (email) setOrder((before) => ({ ...before, email: before.email || email }));
  }, [email]);

  if (receipt) return <WithdrawalDone words={words} receipt={receipt} />;
  if (step === 'find' || !offer)
    return (
      <FindOrder
        words={words}
        order={order}
        onChange={setOrder}
        onFound={(found) => {
          setOffer(found);
          setWanted(found.lines.filter((line) => line.left > 0).map(({ ean, left }) => ({ ean, count: left })));
          setStep('choose');
        }}
      />
    );
  if (step === 'choose')
    return (
      <ChooseLines
        words={words}
        offer={offer}
        wanted={wanted}
        reason={reason}
        onWanted={setWanted}
        onReason={setReason}
        onNext={() => setStep('confirm')}
        onBack={() => setStep('find')}
      />
    );
  return (
    <ConfirmWithdrawal
      words={words}
      offer={offer}
      asked={{ ...order, lines: wanted, reason }}
      onBack={() => setStep('choose')}
      onDone={setReceipt}
    />
  );
}
