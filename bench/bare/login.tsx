import MoonOutlined from '@ant-design/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/SunOutlined';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { show } from './kit.tsx';

/** The controls of the console's login page and nothing behind them: no session, words, routes or rules. */
function Login() {
  const [form] = Form.useForm<{ username: string; password: string }>();
  const [dark, setDark] = useState(false);
  const [refused, setRefused] = useState(false);
  return (
    <>
      <Button type="text" icon={dark ? <SunOutlined /> : <MoonOutlined />} onClick={() => setDark(!dark)} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={() => setRefused(true)}>
        {refused && <Alert type="error" showIcon role="alert" title="Wrong user name or password" />}
        <Form.Item name="username" label="User name" rules={[{ required: true }]}>
          <Input size="large" autoComplete="username" maxLength={254} />
        </Form.Item>
        <Form.Item name="password" label="Password" rules={[{ required: true }]}>
          <Input.Password size="large" autoComplete="current-password" maxLength={256} />
        </Form.Item>
        <Button type="primary" size="large" block htmlType="submit">
          Sign in
        </Button>
      </Form>
    </>
  );
}

show(<Login />);
