export const SumRow = ({ name, value, className }: { name: string; value: string; className?: string }) => (
  <>
    <dt className={className}>{name}</dt>
    <dd className={className}>{value}</dd>
  </>
);
