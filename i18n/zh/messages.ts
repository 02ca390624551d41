import type { Like } from '../translate.ts';
import type en from '../en/messages.ts';

export default {
  newSignIn: '您的账号在新设备上登录：{device}，IP 地址 {ip}。如非本人操作，请立即修改密码。',
  passwordReset: '{by} 已重置您的密码，请在下次登录时设置新密码。',
  passwordChanged: '您的密码已修改。如非本人操作，请用验证码重设密码并联系管理员。',
  passwordForgotten: '您的密码已通过验证码重设。如非本人操作，请立即联系管理员。',
  totpOn: '您的账号已开启两步验证。',
  totpOff: '您的账号已关闭两步验证。如非本人操作，请立即修改密码。',
  totpReset: '{by} 已关闭您账号的两步验证，请在“账号安全”中重新开启。如有疑问，请联系管理员。',
  contactChanged: '{by} 已更改您的手机号或邮箱。如有疑问，请联系管理员。',
  rolesChanged: '{by} 已变更您的角色，当前角色：{roles}。',
  departmentJoined: '{by} 已将您加入部门“{department}”。',
  departmentLeft: '{by} 已将您移出部门“{department}”。',
  certificationPassed: '{kind}已通过审核。',
  certificationFailed: '{kind}未通过审核，原因：{reason}',
  certificationSubmitted: '{by} 提交了{kind}，请审核。',
  certificationExpiring: { other: '您的证照（{category}）有效期至 {date}，还有 {count} 天到期，请及时提交新证照。' },
  certificationExpiresToday: '您的证照（{category}）今天到期，明天起不能再凭此飞行，请提交新证照。',
  certificationExpired: '您的证照（{category}）已于 {date} 到期，请提交新证照。',
  certificationsExpiring: { other: '由您审核的 {count} 人的证照即将到期或已到期。' },
  deviceShared: '{by} 向您共享了设备“{device}”。',
  deviceExclusive: '{by} 将设备“{device}”设为由您专享。',
  deviceEnded: '{by} 结束了您对设备“{device}”的使用。',
  routeShared: '{by} 向您共享了航线“{route}”。',
  routeUnshared: '{by} 不再向您共享航线“{route}”。',
  deviceSimulationOver: '模拟器“{device}”的时间已到，已自动停止。',
} satisfies Like<typeof en>;
