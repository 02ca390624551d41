import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import type { GetProps } from 'antd';
import KitPassword from 'antd/es/input/Password';

/** The button around the eye says what it does; the drawing says nothing besides. */
const eye = (visible: boolean) => (visible ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />);

export const Password = (props: GetProps<typeof KitPassword>) => <KitPassword iconRender={eye} {...props} />;
