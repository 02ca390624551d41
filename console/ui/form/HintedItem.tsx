import { Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';

interface HintedItemProps extends Omit<FormItemProps, 'extra' | 'name'> {
  name: string;
  hint: ReactNode;
}

/** What is expected stands below the field until it is not met: then the fault stands there instead, not beside it. */
export const HintedItem = ({ hint, ...item }: HintedItemProps) => (
  <Form.Item noStyle shouldUpdate>
    {({ getFieldError }) => <Form.Item {...item} className="hinted-item" extra={getFieldError(item.name).length > 0 ? undefined : hint} />}
  </Form.Item>
);
